import Foundation

/// A control with a title or a picture that does one thing.
@MainActor
open class UIButton: UIControl {
  public let buttonType: ButtonType
  /// The label that shows the title of the present state.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The view that shows the picture of the present state, once there is one.
  public private(set) var imageView: UIImageView?
  public var contentEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// How a button looks.
  public enum ButtonType: String, Hashable, Sendable {
    case custom
    case system
  }

  /// The states that titles, colors and pictures are given for.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Makes a button of a type.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  /// Makes a system button that runs an action, with the action's title and picture.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  open override var isEnabled: Bool { didSet { update() } }
  open override var isSelected: Bool { didSet { update() } }
  open override var isHighlighted: Bool { didSet { update() } }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  /// The size of picture and title side by side, within the insets; at least 30 points wide, as UIKit's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image = currentImage?.size ?? .zero
    return CGSize(
      width: max(30, title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right),
      height: max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  open override func layoutSubviews() {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image = currentImage?.size ?? .zero
    let width = min(title.width, max(0, bounds.width - image.width))
    let left = (bounds.width - image.width - width) / 2
    imageView?.frame = CGRect(origin: CGPoint(x: left, y: (bounds.height - image.height) / 2), size: image)
    titleLabel?.frame = CGRect(
      x: left + image.width, y: (bounds.height - title.height) / 2, width: width, height: title.height)
  }

  override func tintColorDidChange() { update() }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  override var accessibilityLabelByDefault: String? { currentTitle ?? currentImage?.name }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.button)
  }
}

extension UIButton {
  /// The title that shows now.
  public var currentTitle: String? { value(of: titles) }
  /// The title's color now.
  public var currentTitleColor: UIColor {
    value(of: colors) ?? (isEnabled ? (buttonType == .system ? tintColor : .white) : .systemGray)
  }
  /// The picture that shows now.
  public var currentImage: UIImage? { value(of: images) }

  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    update()
    invalidateIntrinsicContentSize()
  }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    update()
  }

  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    update()
    invalidateIntrinsicContentSize()
  }

  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Everything that the button is now; a selected button under a finger is both.
  public var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The value for exactly the present state, or that for the normal state.
  private func value<Value>(of values: [State: Value]) -> Value? {
    values[state] ?? values[.normal]
  }

  private func update() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    titleLabel?.isHidden = currentTitle == nil
    if imageView == nil, currentImage != nil { imageView = makeImageView() }
    imageView?.image = currentImage
    imageView?.isHidden = currentImage == nil
  }

  /// The label is part of the button, not an element of its own.
  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    addSubview(view)
    return view
  }
}
