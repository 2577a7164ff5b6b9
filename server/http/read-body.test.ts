import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { readBody, readForm } from "./read-body.ts";
import { answerError, type RequestEnv } from "./requests.ts";

const schema = z.object({
  name: z.string("Please enter your name.").max(5, "This name is too long."),
  age: z.coerce.number().optional(),
});

const app = new Hono<RequestEnv>();
app.post("/json", async (c) => c.json(await readBody(c, schema)));
app.post("/form", async (c) => c.json(await readForm(c, schema)));
app.onError(answerError);

test.each([
  ["{", "The request is not valid JSON."],
  ["", "The request is not valid JSON."],
  ["null", "The request must be a JSON object."],
  ["[]", "The request must be a JSON object."],
  ['"Ana"', "The request must be a JSON object."],
  ["{}", "Please enter your name."],
  ['{"name":"Anastasia","age":"x"}', "This name is too long."],
  ['{"name":"Ana","age":"x"}', "The request could not be understood."],
])("the JSON %s is refused: %s", async (body, detail) => {
  const response = await app.request("/json", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ detail, code: "bad_request" });
});

test("what fits the schema is read, from JSON and from a form", async () => {
  const json = await app.request("/json", { method: "POST", body: '{"name":"Ana","more":1}' });
  expect(await json.json()).toEqual({ name: "Ana" });
  const form = await app.request("/form", { method: "POST", body: new URLSearchParams({ name: "Ana" }) });
  expect(await form.json()).toEqual({ name: "Ana" });
});

test("a form is refused in the same way, broken ones too", async () => {
  const refuse = async (init: RequestInit) => {
    const response = await app.request("/form", { method: "POST", ...init });
    expect(response.status).toBe(400);
    return (await response.json()).detail;
  };
  expect(await refuse({ body: new URLSearchParams({ name: "Anastasia" }) })).toBe("This name is too long.");
  const broken = { "content-type": "multipart/form-data; boundary=x" };
  expect(await refuse({ body: "no form", headers: broken })).toBe("The request is not a valid form.");
});
