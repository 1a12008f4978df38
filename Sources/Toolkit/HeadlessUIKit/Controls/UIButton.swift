import Foundation

/// A control with a title or a picture that does one thing.
///
/// Its content comes from a ``configuration`` or, where that has none or there is none, from the values that were set for
/// its states.
@MainActor
open class UIButton: UIControl {
  public let buttonType: ButtonType
  /// The label that shows the title of the present state.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The label of a configuration's subtitle, once there is one.
  public private(set) var subtitleLabel: UILabel?
  /// The view that shows the picture of the present state, once there is one.
  public private(set) var imageView: UIImageView?
  /// The wheel of a configuration that shows one.
  private(set) var activityIndicator: UIActivityIndicatorView?

  /// The distances of the content from the edges; while they are zero, 6 points above and below, as UIKit has it.
  public var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// Moves the title; the button's size does not know of it.
  public var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Moves the picture; the button's size does not know of it.
  public var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// The content and the look in one value; without one the values for states count alone.
  open var configuration: Configuration? { didSet { if configuration != oldValue { contentDidChange() } } }
  /// Adapts the configuration to the button's state, before the next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state asks for an update of the configuration; yes by default.
  public var automaticallyUpdatesConfiguration: Bool = true
  private var needsUpdateConfiguration = false

  /// What a long press shows, or a tap if ``UIControl/showsMenuAsPrimaryAction`` says so.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether a tap selects and deselects the button or, with a menu, the chosen item becomes the title; no by default.
  open var changesSelectionAsPrimaryAction: Bool = false { didSet { showSelectedElement() } }
  private lazy var menuSource = ButtonMenuSource(self)

  var titles: [State: String] = [:]
  var attributedTitles: [State: NSAttributedString] = [:]
  var colors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]

  /// Changes a button's configuration by its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Makes a button of a type.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    if let image = type.image { setImage(image, for: .normal) }
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentLayout.size }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    wrapTitle()
    let content = contentRect(forBounds: bounds)
    titleLabel?.frame = titleRect(forContentRect: content)
    imageView?.frame = imageRect(forContentRect: content)
    subtitleLabel?.frame = contentLayout.frames(in: content).subtitle
    activityIndicator?.frame = contentLayout.frames(in: content).image
  }

  /// The part of the bounds inside the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentLayout.insets) }

  /// Where the title lies.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout.frames(in: contentRect).title
  }

  /// Where the picture lies.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout.frames(in: contentRect).image
  }

  override func tintColorDidChange() { update() }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsLayout()
  }

  /// Adapts the configuration to the state; does nothing by default. The handler runs afterwards.
  open func updateConfiguration() {}

  override func didTouchUpInside() {
    if showsMenuAsPrimaryAction, let menu { return showMenu(menu) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.didTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  /// What the button says, or the name of its picture.
  override var accessibilityLabelByDefault: String? {
    let texts = [currentTitle ?? buttonType.accessibilityLabel, configuration?.subtitle].compactMap(\.self)
    return texts.isEmpty ? currentImage?.name : texts.joined(separator: ", ")
  }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.button)
  }

  // MARK: Parts

  func update() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    titleLabel?.isHidden = currentTitle == nil
    if let size = configuration?.buttonSize { titleLabel?.font = size.titleFont }
    updateSubtitle()
    if imageView == nil, currentImage != nil { imageView = makeImageView() }
    imageView?.image = currentImage
    imageView?.isHidden = currentImage == nil || configuration?.showsActivityIndicator == true
    updateActivityIndicator()
  }

  private func updateSubtitle() {
    guard let subtitle = configuration?.subtitle else {
      subtitleLabel?.removeFromSuperview()
      return subtitleLabel = nil
    }
    let label = subtitleLabel ?? makeLabel(.systemFont(ofSize: 12))
    label.text = subtitle
    label.textColor = currentTitleColor
    subtitleLabel = label
  }

  private func updateActivityIndicator() {
    guard configuration?.showsActivityIndicator == true else {
      activityIndicator?.removeFromSuperview()
      return activityIndicator = nil
    }
    guard activityIndicator == nil else { return }
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.isAccessibilityElement = false
    wheel.startAnimating()
    addSubview(wheel)
    activityIndicator = wheel
  }

  private func makeTitleLabel() -> UILabel {
    makeLabel(.systemFont(ofSize: buttonType == .system ? 15 : 18))
  }

  /// The label is part of the button, not an element of its own.
  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    addSubview(view)
    return view
  }

  // MARK: State

  private func stateDidChange() {
    update()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Shows other content, and asks for another size.
  func contentDidChange() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Asks for ``updateConfiguration()`` and ``configurationUpdateHandler`` before the next layout.
  public func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  // MARK: Menu

  private func menuDidChange() {
    if menu == nil {
      removeInteraction(menuSource.interaction)
    } else if !interactions.contains(where: { $0 === menuSource.interaction }) {
      addInteraction(menuSource.interaction)
    }
    showSelectedElement()
  }
}
