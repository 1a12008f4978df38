import Foundation

/// The keys of the software keyboard, as large as the keyboard.
///
/// A finger that is lifted over a key types it.
@preconcurrency @MainActor
public final class UIKeyboardView: UIView {
  /// The rows of keys in all planes.
  public private(set) var layout: KeyboardLayout = KeyboardLayout(.default)
  /// The plane that shows.
  public private(set) var plane: KeyboardPlane = .letters
  /// The type of the return key, which decides on its title.
  public private(set) var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key can be tapped.
  public private(set) var isReturnKeyEnabled: Bool = true
  /// A closure that receives each key that was tapped.
  var didTap: @MainActor (KeyboardKey) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
  }

  /// Makes a view without keys; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The title of the return key in the user's language.
  public var returnKeyTitle: String { returnKeyType.title }

  /// The keys of the plane that shows, row by row.
  public var keys: [UIKeyboardKey] { subviews.compactMap { $0 as? UIKeyboardKey } }

  /// Returns the button of a key, if its plane shows.
  public func button(for key: KeyboardKey) -> UIKeyboardKey? {
    keys.first { $0.key == key }
  }

  func show(
    _ layout: KeyboardLayout, _ plane: KeyboardPlane, returnKeyType: UIReturnKeyType, isReturnKeyEnabled: Bool
  ) {
    let isSame = layout == self.layout && plane == self.plane && returnKeyType == self.returnKeyType
    (self.layout, self.plane, self.returnKeyType) = (layout, plane, returnKeyType)
    self.isReturnKeyEnabled = isReturnKeyEnabled
    // The same keys stay, so that a finger that is down on one of them does not lose it.
    if !isSame || subviews.isEmpty { makeKeys() }
    button(for: .return)?.isEnabled = isReturnKeyEnabled
  }

  /// Arranges the keys for the present size.
  public override func layoutSubviews() {
    let screen = UIScreen.main
    let metrics = KeyboardMetrics(device: screen.device, orientation: screen.orientation)
    // A pad has three columns, and a row of letters has ten keys.
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
    // At once, so that the new keys have frames before the next layout pass.
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

  /// Returns `nil`: a button is only made for a key.
  public required init?(coder: NSCoder) {
    nil
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union([.button, .keyboardKey])
  }
}

extension UIReturnKeyType {
  /// The title in the user's language; the names of search engines are the same in all.
  @MainActor var title: String { word?.localized ?? name }

  /// The identifier by which tests find the key in every language: its function with a capital,
  /// such as "Next" and "Return".
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
