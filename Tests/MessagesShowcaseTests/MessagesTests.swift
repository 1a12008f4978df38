import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import MessagesShowcase

@Suite @MainActor struct MessagesShowcaseTests {
  @Test(arguments: messages.useCases.indices, [StageConfiguration.iPhone, .iPad])
  func `Every use case comes onto the stage, and tells nothing yet`(
    index: Int, configuration: StageConfiguration
  ) throws {
    let stage = try Stage(messages.useCases[index], in: messages, configuration: configuration)
    #expect(stage.exception == nil)
    #expect(stage.takeCalls() == [])
  }

  /// The use cases that present by buttons.
  nonisolated private static let presenting = messages.useCases.indices.filter {
    !["List", "Master and detail"].contains(messages.useCases[$0].name)
  }

  @Test(arguments: presenting)
  func `What is cancelled tells so, and leaves nothing`(index: Int) throws {
    let stage = try Stage(messages.useCases[index], in: messages)
    let before = stage.renderTree()
    try stage.run { try tap("Present, cancel after a second") }
    try stage.settle()
    let calls = stage.takeCalls()
    #expect(calls.count == 1)
    #expect(calls.allSatisfy { $0.hasSuffix(".cancelled()") })
    #expect(stage.renderTree() == before)
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
