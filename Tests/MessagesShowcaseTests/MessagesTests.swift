import Expectations
import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import MessagesShowcase

@Suite @MainActor struct MessagesShowcaseTests {
  @Test func `Every use case can be staged, and records no call at first`() {
    forEachRow(messages.useCases.indices) { index in
      for configuration in [StageConfiguration.iPhone, .iPad] {
        let stage = try Stage(messages.useCases[index], in: messages, configuration: configuration)
        expectNil(stage.exception)
        expectEqual(stage.takeCalls(), [])
      }
    }
  }

  /// The use cases that present by buttons.
  nonisolated private static let presenting = messages.useCases.indices.filter {
    !["List", "Master and detail"].contains(messages.useCases[$0].name)
  }

  @Test func `A canceled presentation is recorded, and leaves nothing; so are the ends of both of two`() {
    forEachRow(Self.presenting) { index in
      let stage = try Stage(messages.useCases[index], in: messages)
      let before = stage.renderTree()
      try stage.run { try tap("Present, cancel after two seconds") }
      try stage.settle()
      expectEqual(stage.takeCalls(), [])
      #expect(stage.renderTree() != before, "\(index)")
      stage.advance(by: 2)
      try stage.settle()
      let calls = stage.takeCalls()
      expectEqual(calls.count, 1)
      expectTrue(calls.allSatisfy { $0.hasSuffix(".cancelled()") })
      expectEqual(stage.renderTree(), before)
    }
    forEachRow(Self.presenting) { index in
      let useCase = messages.useCases[index]
      let stage = try Stage(useCase, in: messages)
      try stage.run { try tap("Present two, fail if blocked") }
      try stage.settle()
      let blocked = stage.takeCalls()
      let (names, ends) = (blocked.map { $0.prefix(6) }, blocked.map { $0.split(separator: ".").last })
      let isModal = !["Pushed", "Embedded", "Style of its own", "Option of its own"].contains(useCase.name)
      expectEqual(names, (isModal ? ["Second"] : []))
      expectEqual(ends, (isModal ? ["error(presentationBlockedByOtherPresentation)"] : []))
    }
  }

  @Test func `A tablet has a switch that takes the columns' room away, and a phone has no room`() throws {
    let useCase = try #require(messages.useCases.first { $0.name == "Master and detail" })
    for (configuration, isTablet) in [(StageConfiguration.iPhone, false), (.iPad, true)] {
      let stage = try Stage(useCase, in: messages, configuration: configuration)
      try stage.run {
        let presented = UIApplication.shared.keyWindow?.rootViewController?.presentedViewController
        let controllers = [presented].compactMap(\.self) + (presented?.children ?? [])
        let split = try #require(controllers.lazy.compactMap { $0 as? UISplitViewController }.first)
        expectEqual((presented is NarrowingViewController), isTablet)
        #expect(split.isCollapsed != isTablet)
        guard isTablet else { return }
        for (segment, width) in [(1, 375.0), (0, 820)] {
          let widths = try #require(presented?.view.subviews.last as? UISegmentedControl)
          widths.selectedSegmentIndex = segment
          widths.sendActions(for: .valueChanged)
          UIApplication.shared.settle()
          expectEqual(split.isCollapsed, (segment == 1))
          #expect(abs(split.view.frame.width - width) < 0.001)
        }
      }
    }
  }

  private func tap(_ title: String) throws {
    let button = try #require(UIApplication.shared.keyWindow?.button(titled: title))
    button.sendActions(for: .touchUpInside)
  }
}

extension UIView {
  fileprivate func button(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.configuration?.title == title { return button }
    return subviews.lazy.compactMap { $0.button(titled: title) }.first
  }
}
