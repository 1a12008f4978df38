import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIReferenceLibraryViewControllerTests {
  /// Looks a term up in dictionaries that have one.
  private func lookUp(
    _ term: String, do body: (UIReferenceLibraryViewController, [String?], UIButton) throws -> Void
  ) throws {
    try UIApplication().run {
      UIApplication.shared.environment.definitions = ["fox": "An animal with a bushy tail."]
      let presenter = UIViewController()
      mount(presenter)
      let screen = UIReferenceLibraryViewController(term: term)
      presenter.present(screen, animated: false)
      UIApplication.shared.settle()
      let column = try #require(screen.view.subviews.first as? UIStackView)
      let labels = column.arrangedSubviews.compactMap { $0 as? UILabel }
      let done = try #require(column.arrangedSubviews.first as? UIButton)
      try body(screen, labels.map(\.text), done)
    }
  }

  @Test func `A term stands over its definition, and the button dismisses the screen`() throws {
    forEachRow([("fox", "An animal with a bushy tail."), ("xof", "No definition found")]) { term, text in
      try lookUp(term) { _, texts, _ in
        expectEqual(texts, [term, text])
        expectEqual(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: term), (term == "fox"))
      }
    }
    try lookUp("fox") { screen, _, done in
      done.sendActions(for: .touchUpInside)
      UIApplication.shared.settle()
      expectNil(screen.presentingViewController)
    }
  }
}
