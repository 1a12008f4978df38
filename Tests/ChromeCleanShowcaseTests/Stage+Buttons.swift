import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

extension Stage {
  /// The visible button with a label.
  func button(_ label: String) -> UIButton? {
    run {
      UIApplication.shared.windows.lazy.compactMap { $0.button(label) }.first
    }
  }

  /// Taps the visible button with a label if it is enabled, and settles.
  func tap(_ label: String) {
    guard let button = button(label), button.isEnabled else { return }
    run { button.sendActions(for: .touchUpInside) }
    try? settle()
  }
}

extension UIView {
  fileprivate func button(_ label: String) -> UIButton? {
    if isHidden { return nil }
    if let button = self as? UIButton, button.accessibilityLabel == label { return button }
    return subviews.lazy.compactMap { $0.button(label) }.first
  }
}

/// Stages one of the use cases on an iPhone, and returns the view controller on which its coordinator shows things.
@MainActor
func onStage(_ name: String, do body: (Stage, UIViewController) throws -> Void) throws {
  let useCase = try #require(chromeClean.useCases.first { $0.name == name })
  let stage = try Stage(useCase, in: chromeClean, configuration: .iPhone)
  try stage.run {
    try body(stage, try #require(UIApplication.shared.windows.first?.rootViewController))
  }
}
