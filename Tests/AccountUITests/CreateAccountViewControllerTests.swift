import Expectations
import HeadlessUIKit
import Testing

@testable import AccountUI

@Suite @MainActor struct CreateAccountViewControllerTests {
  /// Records the calls of the form.
  private final class Owner: CreateAccountViewControllerDelegate {
    var drafts: [AccountDraft] = []
    var cancels = 0

    func createAccountViewController(
      _ controller: CreateAccountViewController, didFinishWith draft: AccountDraft
    ) {
      drafts.append(draft)
    }

    func createAccountViewControllerDidCancel(_ controller: CreateAccountViewController) {
      cancels += 1
    }
  }

  /// Shows a form in a window of a new application.
  private func withForm(
    _ body: (CreateAccountViewController, Owner) throws -> Void
  ) throws {
    try UIApplication().run {
      let (form, owner) = (CreateAccountViewController(), Owner())
      form.delegate = owner
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: form)
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      try body(form, owner)
    }
  }

  private func textField(
    _ field: AccountDraft.Field, of form: CreateAccountViewController
  ) throws -> UITextField {
    try #require(form.fieldViews[field]).textField
  }

  private func type(
    _ text: String, into field: AccountDraft.Field, of form: CreateAccountViewController
  ) throws {
    let textField = try textField(field, of: form)
    textField.becomeFirstResponder()
    textField.text = text
    textField.sendActions(for: .editingChanged)
  }

  @Test func `A problem shows when the visitor leaves the field, and not before`() throws {
    try withForm { form, _ in
      expectTrue(form.fieldViews.values.allSatisfy { $0.problem == nil })
      expectFalse(form.isModalInPresentation)
    }
    try withForm { form, _ in
      try type("ada", into: .email, of: form)
      expectNil(form.fieldViews[.email]?.problem)
      try textField(.email, of: form).resignFirstResponder()
      expectNotNil(form.fieldViews[.email]?.problem)
      try type("ada@example.com", into: .email, of: form)
      expectNil(form.fieldViews[.email]?.problem)
    }
  }

  @Test func `An incomplete form shows all problems and goes to the first one`() throws {
    try withForm { form, owner in
      try type("Ada", into: .name, of: form)
      form.submit()
      expectEmpty(owner.drafts)
      expectNil(form.fieldViews[.name]?.problem)
      expectNotNil(form.fieldViews[.email]?.problem)
      expectNotNil(form.fieldViews[.password]?.problem)
      expectTrue(try textField(.email, of: form).isFirstResponder)
    }
  }

  @Test func `A complete form passes its draft on once and dismisses the keyboard`() throws {
    try withForm { form, owner in
      try type("Ada", into: .name, of: form)
      try type("ada@example.com", into: .email, of: form)
      try type("analytical", into: .password, of: form)
      expectTrue(form.isModalInPresentation)
      form.submit()
      expectEqual(
        owner.drafts, [AccountDraft(name: "Ada", email: "ada@example.com", password: "analytical")])
      expectFalse(try textField(.password, of: form).isFirstResponder)
    }
  }

  @Test func `The return key goes from field to field, and creates the account in the last one`() throws {
    try withForm { form, _ in
      try textField(.name, of: form).becomeFirstResponder()
      expectEqual(try form.textFieldShouldReturn(textField(.name, of: form)), false)
      expectTrue(try textField(.email, of: form).isFirstResponder)
      _ = try form.textFieldShouldReturn(textField(.email, of: form))
      expectTrue(try textField(.password, of: form).isFirstResponder)
      _ = try form.textFieldShouldReturn(textField(.password, of: form))
      expectTrue(try textField(.name, of: form).isFirstResponder)
      expectNotNil(form.fieldViews[.name]?.problem)
    }
  }
}
