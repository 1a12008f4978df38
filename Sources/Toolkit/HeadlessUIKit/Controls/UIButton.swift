import Foundation

/// A control with a title or an image that performs an action.
///
/// Its content is that of the ``configuration``. The values for the button's states supply what
/// that lacks, or everything without a configuration.
///
///     let button = UIButton(type: .system)
///     button.setTitle("Save", for: .normal)
///     button.setTitle("Saving…", for: .disabled)
///     button.isEnabled = false
///     button.currentTitle  // "Saving…"
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of the button; `custom` if it was created without a type.
  public private(set) var buttonType: ButtonType = .custom
  /// The label of the current title; never `nil` here.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The label of a configuration's subtitle; `nil` without a subtitle.
  public private(set) var subtitleLabel: UILabel?
  /// The view of the current image; `nil` until the button has an image.
  public private(set) var imageView: UIImageView?
  /// The activity indicator of a configuration that shows it.
  private(set) var activityIndicator: UIActivityIndicatorView?

  /// The insets of the content in points, for a button without a configuration. As in UIKit, zero
  /// insets, the default, leave 6 points above and below a title.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// The insets in points that move the title of a button without a configuration; they do not
  /// affect the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets in points that move the image of a button without a configuration; they do not
  /// affect the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// The content and the look in one value; with `nil`, the default, only the values for states
  /// apply.
  open var configuration: Configuration? { didSet { if configuration != oldValue { contentDidChange() } } }
  /// A closure that adapts the configuration to the button's state; called before the next layout
  /// pass.
  // Final, because for an overridable property Swift 6.3 mangles the type of the main actor's
  // closure differently in different modules.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state updates the configuration; `true` by default.
  open var automaticallyUpdatesConfiguration: Bool = true
  /// Whether the image darkens while a finger is on the button; `true` by default. Stored only.
  open var adjustsImageWhenHighlighted: Bool = true
  /// Whether the image fades while the button is disabled; `true` by default. Stored only.
  open var adjustsImageWhenDisabled: Bool = true
  private var needsUpdateConfiguration = false

  /// The menu that a long press opens, or a tap if ``UIControl/showsMenuAsPrimaryAction`` is set;
  /// `nil` by default.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether the button keeps a selection; `false` by default. A tap toggles
  /// ``UIControl/isSelected``; with a menu, the button shows the title of the chosen item.
  open var changesSelectionAsPrimaryAction: Bool = false { didSet { showSelectedElement() } }
  private lazy var menuSource = ButtonMenuSource(self)

  var titles: [State: String] = [:]
  var attributedTitles: [State: NSAttributedString] = [:]
  var colors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]

  /// A closure that adapts a button's configuration to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// Creates a button with the look of a type.
  ///
  /// As in UIKit, it calls the class's `init(frame:)`.
  ///
  /// - Parameter type: The look; `buttonType` keeps it.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    setType(type)
  }

  /// Sets the type of a new button and the type's look.
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
    // First, because it may change the content.
    updateConfigurationIfNeeded()
    wrapTitle()
    let content = contentRect(forBounds: bounds)
    titleLabel?.frame = titleRect(forContentRect: content)
    imageView?.frame = imageRect(forContentRect: content)
    subtitleLabel?.frame = contentLayout.frames(in: content).subtitle
    activityIndicator?.frame = contentLayout.frames(in: content).image
  }

  /// Returns the part of a rectangle that is inside the content insets.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentLayout.insets) }

  /// Returns the frame of the title.
  ///
  /// - Parameter contentRect: The rectangle of the title and the image, such as
  ///   ``contentRect(forBounds:)`` returns.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout.frames(in: contentRect).title
  }

  /// Returns the frame of the image.
  ///
  /// - Parameter contentRect: The rectangle of the title and the image, such as
  ///   ``contentRect(forBounds:)`` returns.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout.frames(in: contentRect).image
  }

  open override func tintColorDidChange() { update() }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsLayout()
  }

  /// Adapts the configuration to the state; does nothing by default. The update handler is called
  /// afterwards.
  open func updateConfiguration() {}

  override func didTouchUpInside() {
    if showsMenuAsPrimaryAction, let menu { return showMenu(menu) }
    // Before the actions, which may read the selection.
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.didTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  /// The button's texts; without a text, the name of its image.
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
    // Last, because setting a label's color and font replaces the attributes of its text.
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
    // UIKit's font sizes without a configuration.
    makeLabel(.systemFont(ofSize: buttonType == .system ? 15 : 18))
  }

  /// Returns a label that is not an accessibility element, because the button is one.
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

  /// Shows the changed content, and requests a layout pass for its new size.
  func contentDidChange() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Schedules ``updateConfiguration()`` and ``configurationUpdateHandler`` for the next layout
  /// pass.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    // Cleared first, so that a handler can request an update for the next layout pass.
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
