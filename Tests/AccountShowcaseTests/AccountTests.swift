import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import AccountShowcase

@Suite @MainActor struct AccountTests {
  private func stage() throws -> Stage {
    try Stage(try #require(account.useCases.first), in: account)
  }

  @Test func `The form is in a sheet over the base controller, which stays visible`() throws {
    try stage().run {
      let base = try #require(UIApplication.shared.keyWindow?.rootViewController)
      let form = try #require(base.presentedViewController)
      expectEqual(form.modalPresentationStyle, .pageSheet)
      #expect(form.view.convert(form.view.bounds, to: nil).minY > 0)
      expectNotNil(base.view.window)
    }
  }
}
