/** Sends JSON to our own server. */
export function postJson(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
}

/** Sends JSON and answers what came back; a refusal is thrown, in the server's own words. */
export async function askServer<Answer>(path: string, body: object): Promise<Answer> {
  const response = await postJson(path, body).catch((cause) => {
    throw new Error("The studio cannot be reached. Please try again.", { cause });
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail ?? `The server answered with status ${response.status}.`);
  return answer;
}
