/// The view of a controller that one of Apple's frameworks shows, of which a golden has one node.
///
/// There is nothing of the framework's own content here: the node has the controller's class, and what an app gave it.
@preconcurrency @MainActor
package final class SystemScreenView: UIView {
  /// The class of the controller, such as `SFSafariViewController`.
  package let kind: String
  /// What the app gave the controller, as it is now.
  private let describe: @MainActor () -> SystemScreenContent
  private let button: UIButton?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - kind: The class of the controller.
  ///   - button: The button at the top that ends the controller; `nil` by default.
  ///   - describe: Returns what the app gave the controller.
  init(
    _ kind: String, button: UIButton? = nil, _ describe: @escaping @MainActor () -> SystemScreenContent
  ) {
    (self.kind, self.button, self.describe) = (kind, button, describe)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.map(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// What the app gave the controller.
  package var content: SystemScreenContent { describe() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let button else { return }
    let area = bounds.inset(by: safeAreaInsets)
    let width = button.intrinsicContentSize.width + Self.margin
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.frame = CGRect(
      x: isMirrored ? area.maxX - width - Self.margin / 2 : area.minX + Self.margin / 2, y: area.minY,
      width: width, height: Self.buttonHeight)
  }

  private static let margin: CGFloat = 16
  private static let buttonHeight: CGFloat = 44

  /// Creates the button that ends a controller.
  ///
  /// - Parameters:
  ///   - text: Its title, in the user's language.
  ///   - kind: The class of the controller, with which the button's identifier begins.
  ///   - tapped: Called when it is tapped.
  static func endButton(
    _ text: SystemText, of kind: String, tapped: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(text.localized, for: .normal)
    // Lets tests find the button in every language.
    button.accessibilityIdentifier = "\(kind).\(text)"
    button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    return button
  }
}

/// What an app gave a controller of the system: its main value, and others by name.
package struct SystemScreenContent {
  /// A value.
  package enum Value {
    case text(String)
    case number(Int)
    case color(UIColor)
  }

  /// The main value, such as the address of a web page.
  package var text: String?
  /// The other values that differ from their defaults, in the order in which they are printed.
  package private(set) var details: [(name: String, value: Value)] = []

  init(_ text: String? = nil) { self.text = text }

  mutating func add(_ name: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    details.append((name, .text(text)))
  }

  mutating func add(_ name: String, _ texts: [String]) { add(name, texts.joined(separator: ", ")) }

  mutating func add(_ name: String, _ number: Int, unless usual: Int) {
    if number != usual { details.append((name, .number(number))) }
  }

  mutating func add(_ name: String, _ color: UIColor) { details.append((name, .color(color))) }
}

extension UIViewController {
  /// Dismisses the controller, unless its delegate has begun to.
  func dismissUnlessDone() {
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
