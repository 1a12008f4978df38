import Foundation

/// A control with a title or a picture that runs one action.
///
/// Its content comes from the ``configuration``. What that leaves out, or all of it without a
/// configuration, comes from the values that were set for the button's states.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of the button, which it keeps for life; `custom` where no type is given.
  public private(set) var buttonType: ButtonType = .custom
  /// The label that shows the title of the present state; never `nil` here.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The label of a configuration's subtitle; `nil` while there is no subtitle.
  public private(set) var subtitleLabel: UILabel?
  /// The view that shows the picture of the present state; `nil` until the button has a picture.
  public private(set) var imageView: UIImageView?
  /// The activity indicator of a configuration that shows one.
  private(set) var activityIndicator: UIActivityIndicatorView?

  /// The distances from the edges to the content in points, on a button without a configuration.
  /// While all are zero, a title has 6 points above and below it, as in UIKit.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// The insets that move the title, on a button without a configuration; they do not change the
  /// button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets that move the picture, on a button without a configuration; they do not change the
  /// button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// The content and the look in one value; `nil` by default, and then only the values for states
  /// are shown.
  open var configuration: Configuration? { didSet { if configuration != oldValue { contentDidChange() } } }
  /// A closure that adapts the configuration to the button's state; it runs before the next layout.
  // Final: where a subclass could override it, the compiler of 6.3 names the type of a closure of the main
  // actor in one way here and in another one there.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state updates the configuration; `true` by default.
  open var automaticallyUpdatesConfiguration: Bool = true
  /// Whether the picture is darker while a finger is on the button; `true` by default. Stored only.
  open var adjustsImageWhenHighlighted: Bool = true
  /// Whether the picture is paler while the button is disabled; `true` by default. Stored only.
  open var adjustsImageWhenDisabled: Bool = true
  private var needsUpdateConfiguration = false

  /// The menu that a long press opens, or a tap if ``UIControl/showsMenuAsPrimaryAction`` is set.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether the button is a choice; `false` by default. A tap then selects or deselects it or, if
  /// it has a menu, the chosen item becomes its title.
  open var changesSelectionAsPrimaryAction: Bool = false { didSet { showSelectedElement() } }
  private lazy var menuSource = ButtonMenuSource(self)

  var titles: [State: String] = [:]
  var attributedTitles: [State: NSAttributedString] = [:]
  var colors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]

  /// A closure that changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button of a type, by the class's `init(frame:)` as in UIKit.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    setType(type)
  }

  /// Makes a custom button without a size; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives a new button its type, with the look that comes with it.
  func setType(_ type: ButtonType) {
    buttonType = type
    if let image = type.image { setImage(image, for: .normal) }
    if type == .system { tintColorDidChange() }
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentLayout.size }

  open override func layoutSubviews() {
    // First, because it may change the content that is laid out below.
    updateConfigurationIfNeeded()
    wrapTitle()
    let content = contentRect(forBounds: bounds)
    titleLabel?.frame = titleRect(forContentRect: content)
    imageView?.frame = imageRect(forContentRect: content)
    subtitleLabel?.frame = contentLayout.frames(in: content).subtitle
    activityIndicator?.frame = contentLayout.frames(in: content).image
  }

  /// Returns the part of the bounds inside the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentLayout.insets) }

  /// Returns the frame of the title within a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout.frames(in: contentRect).title
  }

  /// Returns the frame of the picture within a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout.frames(in: contentRect).image
  }

  open override func tintColorDidChange() { update() }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsLayout()
  }

  /// Adapts the configuration to the state; does nothing by default. The update handler runs
  /// afterwards.
  open func updateConfiguration() {}

  override func didTouchUpInside() {
    if showsMenuAsPrimaryAction, let menu { return showMenu(menu) }
    // Before the actions, which read the new selection.
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.didTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  /// The button's texts, or the name of its picture if it has none.
  override var accessibilityLabelByDefault: String? {
    let texts = [currentTitle ?? buttonType.accessibilityLabel, configuration?.subtitle].compactMap(\.self)
    return texts.isEmpty ? currentImage?.name : texts.joined(separator: ", ")
  }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.button)
  }

  // MARK: Parts

  func update() {
    titleLabel?.textColor = currentTitleColor
    titleLabel?.isHidden = currentTitle == nil
    if let size = configuration?.buttonSize { titleLabel?.font = size.titleFont }
    // Last, because a label's color and font replace those of all parts of its text.
    let styled = configuration?.title == nil ? currentAttributedTitle : configuration?.styledTitle
    if let title = styled {
      titleLabel?.attributedText = title
    } else {
      titleLabel?.text = currentTitle
    }
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
    // UIKit's sizes of titles without a configuration.
    makeLabel(.systemFont(ofSize: buttonType == .system ? 15 : 18))
  }

  /// Returns a label that is no accessibility element, because the button as a whole is one.
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

  /// Shows the changed content, and requests a layout for its new size.
  func contentDidChange() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Schedules ``updateConfiguration()`` and ``configurationUpdateHandler`` for the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    // Cleared first, so that a handler that requests another update gets it in the next layout.
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
