import AccountUI
import Expectations
import Testing

@Suite struct AccountDraftTests {
  @Test func `An address has a name and a host, a name more than spaces, and a password eight characters`() {
    forEachRow([
      ("ada@example.com", true), ("a.b+c@mail.example.org", true), ("", false), ("ada", false),
      ("ada@example", false), ("@example.com", false), ("ada@@example.com", false), ("ada@.com", false),
      ("ada@example.", false), ("ada @example.com", false), ("ada@exa..mple.com", false),
    ]) { address, isRight in
      expectEqual((AccountDraft(email: address).problem(in: .email) == nil), isRight)
    }
    forEachRow([("", false), ("  \t", false), ("Ada", true), (" A ", true)]) { name, isRight in
      expectEqual((AccountDraft(name: name).problem(in: .name) == nil), isRight)
    }
    forEachRow([("1234567", false), ("12345678", true), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", false)]) { password, isRight in
      expectEqual((AccountDraft(password: password).problem(in: .password) == nil), isRight)
    }
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
