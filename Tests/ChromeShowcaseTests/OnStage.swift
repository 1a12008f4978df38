import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// Stages one of Chrome's use cases, on an iPhone by default, and returns its navigation controller.
@MainActor
func onStage(
  _ name: String, configuration: StageConfiguration = .iPhone,
  do body: (UINavigationController, Stage) throws -> Void
) throws {
  let useCase = try #require(chrome.useCases.first { $0.name == name })
  let stage = try Stage(useCase, in: chrome, configuration: configuration)
  try stage.run {
    let root = UIApplication.shared.windows.first?.rootViewController
    try body(try #require(root as? UINavigationController), stage)
  }
}

extension UIView {
  /// All views of a class at and below this one, back to front.
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    [self as? View].compactMap { $0 } + subviews.flatMap { $0.descendants(type) }
  }

  /// The view's rectangle on the screen.
  var frameOnScreen: CGRect { convert(bounds, to: window) }
}

extension UIView {
  /// The accessibility identifiers at and below this view that are not hidden, back to front.
  var identifiers: [String] {
    descendants(UIView.self).filter { !$0.isHidden }.compactMap(\.accessibilityIdentifier)
  }

  /// The visible texts at and below this view, back to front.
  var texts: [String] {
    descendants(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
  }

  /// Taps the button with a title, and waits.
  func tapButton(_ title: String) {
    descendants(UIButton.self).first { $0.currentTitle == title }?.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  /// Taps each button that has a title, back to front.
  func tapButtons() {
    for title in descendants(UIButton.self).compactMap(\.currentTitle) { tapButton(title) }
  }
}
