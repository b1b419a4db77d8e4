/** Three sample texts of requirements. */
export const requirementTexts = {
  invoices: `S1  A clerk records invoices with a number, a due date and an amount.
S2  Each invoice belongs to one customer.
S3  A customer has a name and an email.
S4  The amount must be greater than zero.
S5  A manager approves invoices above 10,000 quickly.
S6  Paid invoices cannot be changed.
S7  A clerk can correct any invoice.`,
  leave: `As an employee, I want to submit leave requests with a first day, a last day, a number of days and an optional reason.
Each leave request belongs to one employee.
An employee has a name and an email.
The last day must not be before the first day.
The number of days must be between 1 and 30.
The reason may be at most 300 characters.
A manager approves leave requests.
A manager can refuse any leave request.
The answer should come soon.`,
  library: `A title has a name, an author and many copies.
A copy has a unique copy code and a state (on the shelf, lent, lost).
A member borrows copies.
Each loan belongs to one copy.
Each loan belongs to one member.
A loan has a due date and renewals count.
The renewals count must be at most 3.
A member can renew any loan, and the renewals count is at most 5.
Lost copies cannot be lent.
Reminders go out early enough.`,
} as const;
