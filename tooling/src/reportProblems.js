/**
 * Ends a check: prints a paragraph for each problem, or one line about the checked parts.
 * @param {string} check
 * @param {string[]} problems
 * @param {string} allWell
 */
export function reportProblems(check, problems, allWell) {
  if (problems.length === 0) {
    console.log(`${check}: ${allWell}`);
    return;
  }
  for (const problem of problems) console.error(`${problem}\n`);
  console.error(`${check}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
  process.exitCode = 1;
}
