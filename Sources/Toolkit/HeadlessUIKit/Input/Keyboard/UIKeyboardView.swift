import Foundation

/// The keys of the software keyboard, as large as the keyboard.
///
/// Lifting a finger over a key types it.
@preconcurrency @MainActor
public final class UIKeyboardView: UIView {
  /// The rows of keys in all planes.
  public private(set) var layout: KeyboardLayout = KeyboardLayout(.default)
  /// The visible plane.
  public private(set) var plane: KeyboardPlane = .letters
  /// The type of the return key, which determines its title.
  public private(set) var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key can be tapped.
  public private(set) var isReturnKeyEnabled: Bool = true
  /// Called with each tapped key.
  var didTap: @MainActor (KeyboardKey) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
  }

  /// Creates a view without keys; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The localized title of the return key.
  public var returnKeyTitle: String { returnKeyType.title }

  /// The keys of the visible plane, row by row.
  public var keys: [UIKeyboardKey] { subviews.compactMap { $0 as? UIKeyboardKey } }

  /// Returns the button of a key.
  ///
  /// - Parameter key: The key; the result is `nil` if it is not in the visible plane.
  public func button(for key: KeyboardKey) -> UIKeyboardKey? {
    keys.first { $0.key == key }
  }

  func show(
    _ layout: KeyboardLayout, _ plane: KeyboardPlane, returnKeyType: UIReturnKeyType, isReturnKeyEnabled: Bool
  ) {
    let isSame = layout == self.layout && plane == self.plane && returnKeyType == self.returnKeyType
    (self.layout, self.plane, self.returnKeyType) = (layout, plane, returnKeyType)
    self.isReturnKeyEnabled = isReturnKeyEnabled
    // Unchanged keys stay, so that a finger on one of them keeps it.
    if !isSame || subviews.isEmpty { makeKeys() }
    button(for: .return)?.isEnabled = isReturnKeyEnabled
  }

  /// Positions the keys for the current size.
  public override func layoutSubviews() {
    let screen = UIScreen.main
    let metrics = KeyboardMetrics(device: screen.device, orientation: screen.orientation)
    // A pad has three columns; a row of letters has ten keys.
    let unit = bounds.width / CGFloat(layout.isPad ? 3 : 10)
    let frames = layout.rows(of: plane).enumerated().flatMap { index, row in
      KeyboardMetrics.frames(
        of: row, unit: unit, y: CGFloat(index) * metrics.rowHeight, height: metrics.rowHeight,
        width: bounds.width)
    }
    for (key, frame) in zip(keys, frames) { key.frame = frame }
  }

  private func makeKeys() {
    subviews.forEach { $0.removeFromSuperview() }
    for key in layout.rows(of: plane).joined() { addSubview(makeKey(key)) }
    // Immediately, so that new keys have frames before the next layout pass.
    layoutSubviews()
  }

  private func makeKey(_ key: KeyboardKey) -> UIKeyboardKey {
    let button = UIKeyboardKey(key, label: label(of: key))
    if key == .return { button.accessibilityIdentifier = returnKeyType.identifier }
    button.addAction(UIAction { [unowned self] _ in didTap(key) }, for: .touchUpInside)
    return button
  }

  /// Returns the name of a key for assistive technology, as on iOS.
  private func label(of key: KeyboardKey) -> String {
    switch key {
    case .character(let character): String(character)
    case .domain: ".com"
    case .space: "space"
    case .delete: "delete"
    case .return: returnKeyTitle
    case .shift: "shift"
    case .plane(.letters), .plane(.capitals): "more, letters"
    case .plane(.numbers): "more, numbers"
    case .plane(.symbols): "more, symbols"
    }
  }
}

/// The button of a key.
@preconcurrency @MainActor
public final class UIKeyboardKey: UIControl {
  /// The key that a tap types.
  public let key: KeyboardKey

  init(_ key: KeyboardKey, label: String) {
    self.key = key
    super.init(frame: .zero)
    accessibilityLabel = label
  }

  /// Returns `nil`: only keyboards create their buttons.
  public required init?(coder: NSCoder) {
    nil
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union([.button, .keyboardKey])
  }
}

extension UIReturnKeyType {
  /// The localized title; names of search engines are not translated.
  @MainActor var title: String { word?.localized ?? name }

  /// The identifier by which tests find the key in any language: its capitalized function, such as
  /// "Next" or "Return".
  var identifier: String {
    let title = word?.rawValue ?? name
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  private var word: SystemText? {
    switch self {
    case .default: .return
    case .go: .go
    case .google, .yahoo: nil
    case .join: .join
    case .next: .next
    case .route: .route
    case .search: .search
    case .send: .send
    case .done: .done
    case .emergencyCall: .emergencyCall
    case .continue: .continue
    }
  }
}
