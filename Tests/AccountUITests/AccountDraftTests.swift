import AccountUI
import Expectations
import Testing

@Suite struct AccountDraftTests {
  @Test(
    arguments: [
      ("ada@example.com", true), ("a.b+c@mail.example.org", true), ("", false), ("ada", false),
      ("ada@example", false), ("@example.com", false), ("ada@@example.com", false), ("ada@.com", false),
      ("ada@example.", false), ("ada @example.com", false), ("ada@exa..mple.com", false),
    ])
  func `An address has a name, one at sign, and a host with a dot inside`(address: String, isRight: Bool) {
    expectEqual((AccountDraft(email: address).problem(in: .email) == nil), isRight)
  }

  @Test(arguments: [("", false), ("  \t", false), ("Ada", true), (" A ", true)])
  func `A name is more than blanks`(name: String, isRight: Bool) {
    expectEqual((AccountDraft(name: name).problem(in: .name) == nil), isRight)
  }

  @Test(
    arguments: [("1234567", false), ("12345678", true), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", false)])
  func `A password has at least eight characters, as people count them`(password: String, isRight: Bool) {
    expectEqual((AccountDraft(password: password).problem(in: .password) == nil), isRight)
  }

  @Test func `The first problem is the topmost one`() {
    var draft = AccountDraft()
    expectEqual(draft.firstProblem, .name)
    draft.name = "Ada"
    expectEqual(draft.firstProblem, .email)
    draft.email = "ada@example.com"
    expectEqual(draft.firstProblem, .password)
    draft.password = "analytical"
    expectNil(draft.firstProblem)
  }
}
