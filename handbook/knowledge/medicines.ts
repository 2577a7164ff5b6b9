/** Medicines that change what is safe, each for what it is given for or what it does. */
import type { Medicine } from "../types.ts";

const review = { reviewedBy: "", reviewedOn: "" };
const formulary = (chapter: string) => `British National Formulary, ${chapter}`;

export const medicines: Medicine[] = [
  {
    id: "anticoagulant",
    names:
      "warfarin, Coumadin, Marcumar, phenprocoumon, Sintrom, acenocoumarol, Previscan, fluindione, apixaban, Eliquis, rivaroxaban, Xarelto, dabigatran, Pradaxa, edoxaban, Lixiana, heparin, enoxaparin, Clexane, Lovenox",
    implies: ["blood-thinners"],
    source: formulary("anticoagulants and protamine"),
    ...review,
  },
  {
    id: "insulin",
    names:
      "Lantus, insulin glargine, NovoRapid, Humalog, Tresiba, Levemir, Fiasp, Toujeo, insulin lispro, insulin aspart",
    implies: ["insulin"],
    source: formulary("insulins"),
    ...review,
  },
  {
    id: "sugar-tablets",
    names: "metformin, gliclazide, Ozempic, semaglutide, empagliflozin, Jardiance, sitagliptin, glimepiride",
    implies: ["diabetes"],
    source: formulary("blood glucose lowering drugs"),
    ...review,
  },
  {
    id: "beta-blocker",
    names: "bisoprolol, metoprolol, propranolol, atenolol, nebivolol, carvedilol, Concor, Beloc",
    implies: ["beta-blockers"],
    source: formulary("beta-adrenoceptor blocking drugs"),
    ...review,
  },
  {
    id: "alpha-blockers",
    names: "doxazosin, tamsulosin, prazosin, alfuzosin, terazosin, silodosin, Flomax",
    implies: ["low-blood-pressure"],
    source: formulary("alpha-adrenoceptor blocking drugs"),
    ...review,
  },
  {
    id: "blood-pressure-tablets",
    names:
      "ramipril, amlodipine, lisinopril, losartan, candesartan, enalapril, perindopril, valsartan, telmisartan, olmesartan",
    implies: ["high-blood-pressure"],
    source: formulary("hypertension"),
    ...review,
  },
  {
    id: "maoi",
    names: "phenelzine, Nardil, tranylcypromine, Parnate, Jatrosom, isocarboxazid, moclobemide",
    implies: ["maoi"],
    source: formulary("monoamine-oxidase inhibitors"),
    ...review,
  },
  {
    id: "heart-tablets",
    names: "amiodarone, digoxin, Entresto, glyceryl trinitrate, GTN spray, nitroglycerin",
    implies: ["heart-disease"],
    source: formulary("cardiovascular system"),
    ...review,
  },
  {
    id: "bone-tablets",
    names:
      "alendronate, alendronic acid, Fosamax, risedronate, ibandronate, denosumab, Prolia, zoledronic acid, teriparatide",
    implies: ["osteoporosis"],
    source: formulary("bisphosphonates"),
    ...review,
  },
  {
    id: "steroids",
    names: "prednisolone, prednisone, methylprednisolone",
    implies: ["osteoporosis"],
    source: formulary("corticosteroids, general use: osteoporosis"),
    ...review,
  },
  {
    id: "eye-drops",
    names: "latanoprost, Xalatan, timolol, bimatoprost, dorzolamide, brimonidine, travoprost",
    implies: ["glaucoma"],
    source: formulary("glaucoma and ocular hypertension"),
    ...review,
  },
  {
    id: "cancer-medicine",
    names:
      "tamoxifen, letrozole, anastrozole, Herceptin, trastuzumab, methotrexate infusion, paclitaxel, docetaxel, pembrolizumab",
    implies: ["cancer-treatment"],
    source: formulary("malignant disease"),
    ...review,
  },
  {
    id: "parkinsons-medicine",
    names: "levodopa, Sinemet, Madopar, ropinirole, pramipexole, rasagiline",
    implies: ["parkinsons"],
    source: formulary("Parkinson's disease"),
    ...review,
  },
  {
    id: "ms-medicine",
    names: "Ocrevus, ocrelizumab, Tysabri, natalizumab, Tecfidera, Copaxone, Gilenya, fingolimod",
    implies: ["ms"],
    source: formulary("multiple sclerosis"),
    ...review,
  },
  {
    id: "epilepsy-medicine",
    names: "levetiracetam, Keppra, carbamazepine, phenytoin",
    implies: ["epilepsy"],
    source: formulary("epilepsy and other seizure disorders"),
    ...review,
  },
  {
    id: "asthma-inhaler",
    names: "salbutamol, albuterol, Ventolin, Symbicort, Seretide, Fostair",
    implies: ["asthma"],
    source: formulary("airways disease, obstructive"),
    ...review,
  },
  {
    id: "mood-stabiliser",
    names: "lithium, quetiapine, olanzapine",
    implies: ["trauma-or-bipolar"],
    source: formulary("mania and hypomania"),
    ...review,
  },
  {
    id: "weight-loss-injection",
    names: "Wegovy, Mounjaro, tirzepatide, Saxenda, liraglutide",
    implies: ["weight-loss-injections"],
    source: formulary("glucagon-like peptide-1 receptor agonists"),
    ...review,
  },
];
