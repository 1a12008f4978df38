import AccountUI
import Testing

@Suite struct AccountDraftTests {
  @Test(
    "An address has a name, one at sign, and a host with a dot inside",
    arguments: [
      ("ada@example.com", true), ("a.b+c@mail.example.org", true), ("", false), ("ada", false),
      ("ada@example", false), ("@example.com", false), ("ada@@example.com", false), ("ada@.com", false),
      ("ada@example.", false), ("ada @example.com", false), ("ada@exa..mple.com", false),
    ])
  func email(address: String, isRight: Bool) {
    #expect((AccountDraft(email: address).problem(in: .email) == nil) == isRight)
  }

  @Test(
    "A name is more than blanks", arguments: [("", false), ("  \t", false), ("Ada", true), (" A ", true)])
  func name(name: String, isRight: Bool) {
    #expect((AccountDraft(name: name).problem(in: .name) == nil) == isRight)
  }

  @Test(
    "A password has at least eight characters, as people count them",
    arguments: [("1234567", false), ("12345678", true), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", false)])
  func password(password: String, isRight: Bool) {
    #expect((AccountDraft(password: password).problem(in: .password) == nil) == isRight)
  }

  @Test("The first problem is the topmost one")
  func firstProblem() {
    var draft = AccountDraft()
    #expect(draft.firstProblem == .name)
    draft.name = "Ada"
    #expect(draft.firstProblem == .email)
    draft.email = "ada@example.com"
    #expect(draft.firstProblem == .password)
    draft.password = "analytical"
    #expect(draft.firstProblem == nil)
  }
}
