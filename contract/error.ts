/** What every failed endpoint answers: a sentence for people and a word for programs. */
export type ErrorBody = {
  detail: string;
  code: string;
  /** The page where the matter can be settled, where there is one. */
  manage?: string;
  /** The price ids of the plans that would help, where buying one would. */
  plans?: string[];
};
