import ChromeCleanUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

/// The use cases of the parts that all features are made with.
@MainActor
@Suite struct ArchitectureUseCaseTests {
  @Test func `The coordinator tree`() throws {
    try onStage("Coordinator tree") { _, root in
      #expect(root.presentedViewController is CoordinatorTreeViewController)
    }
  }

  @Test func `The dispatcher`() throws {
    try onStage("Unhandled command report") { _, root in
      #expect(root.presentedViewController is CommandReportViewController)
    }
  }

  @Test func `The broadcaster`() throws {
    try onStage("Scroll offset to toolbar") { _, root in
      let page = try #require(root.presentedViewController as? ScrollingPageViewController)
      #expect(page.toolbarViewController is ShrinkingToolbarViewController)
    }
  }
}
