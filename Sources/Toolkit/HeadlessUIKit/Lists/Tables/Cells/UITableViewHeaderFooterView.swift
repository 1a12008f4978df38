import Foundation

/// The view of a section's title, or of other content above or below a section.
///
///     let reuse = "header"
///     tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: reuse)
///     let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuse)
///     header?.textLabel?.text = "Favorites"
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which tables keep the view; `nil` for a view that is not reused.
  public internal(set) var reuseIdentifier: String?
  private var usedTextLabel: UILabel?
  private var usedDetailTextLabel: UILabel?
  private var usedContentView: UIView?
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The background as a value; `nil`, the default, leaves ``backgroundView`` as it is.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configuredBackground = show(backgroundConfiguration, in: configuredBackground) }
  }
  private var configuredBackground: UISystemBackgroundView?
  /// The content as a value; `nil`, the default, shows the texts and the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, in: configuredView) }
  }
  private var configuredView: (any UIView & UIContentView)?

  /// Returns a configuration with the looks of a header in a plain table.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Creates a view of size zero.
  ///
  /// - Parameter reuseIdentifier: The identifier for reuse; `nil` for a view that is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view for a table that registered the class for an identifier. UIKit calls
  /// `init(reuseIdentifier:)` instead.
  ///
  /// - Parameter reuseIdentifier: The identifier that the view keeps for its reuse.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates a view that is not reused.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Resets a used view; does nothing by default.
  open func prepareForReuse() {}

  /// The title; made when it is first read.
  open var textLabel: UILabel? {
    if let usedTextLabel { return usedTextLabel }
    let label = makeLabel(.headline)
    // As in UIKit, for assistive technology that jumps from header to header.
    label.accessibilityTraits = [.staticText, .header]
    usedTextLabel = label
    return label
  }

  /// A smaller text below the title; made when it is first read.
  open var detailTextLabel: UILabel? {
    if let usedDetailTextLabel { return usedDetailTextLabel }
    let label = makeLabel(.caption1)
    usedDetailTextLabel = label
    return label
  }

  /// Returns a label that follows the user's preferred text size.
  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    return label
  }

  /// The view for custom content, made when it is first read; it fills the header's safe area.
  ///
  /// Its side margins are those of the table's rows, which aligns its content with the rows' texts.
  open var contentView: UIView {
    if let usedContentView { return usedContentView }
    let view = UIView(frame: bounds)
    usedContentView = view
    // In front of the background and behind the texts.
    insertSubview(view, at: backgroundView == nil && configuredBackground == nil ? 0 : 1)
    return view
  }

  open override func layoutSubviews() {
    let insets = safeAreaInsets
    let safe = bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    backgroundView?.frame = bounds
    if let configuredBackground { configuredBackground.frame = configuredBackground.frame(in: self) }
    usedContentView?.frame = safe
    configuredView?.frame = CGRect(origin: .zero, size: safe.size)
    updateMargins()
    guard let label = usedTextLabel else { return }
    let width = max(0, safe.width - UITableViewCellLayout.margin * 2)
    let height = height(of: label, width)
    let both = height + self.height(of: usedDetailTextLabel, width)
    let top = UIScreen.main.pixelGrid.round((bounds.height - both) / 2)
    let x = safe.minX + UITableViewCellLayout.margin
    label.frame = CGRect(x: x, y: top, width: width, height: height)
    usedDetailTextLabel?.frame = CGRect(x: x, y: top + height, width: width, height: both - height)
  }

  /// The size of the texts with UIKit's space around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = safeAreaInsets.left + safeAreaInsets.right
    let width = max(0, size.width - insets - UITableViewCellLayout.margin * 2)
    let height = height(of: usedTextLabel, width) + height(of: usedDetailTextLabel, width)
    return CGSize(width: size.width, height: height + 15)
  }

  /// Gives the content the rows' margins, which change when the device turns.
  private func updateMargins() {
    let side = UITableViewCellLayout.margin
    usedContentView?.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    label?.sizeThatFits(CGSize(width: width, height: .infinity)).height ?? 0
  }

  /// Returns the height that fits the constraints in the content, or else the texts. The width, in
  /// points, excludes covered parts.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateMargins()
    let covered = safeAreaInsets.left + safeAreaInsets.right
    if let configuredView {
      return configuredView.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    if let usedContentView, !usedContentView.constraints.isEmpty {
      let height = usedContentView.heightFittingConstraints(width: width)
      // As in UIKit, constraints that do not decide the height do not make the view disappear.
      if height > 0 { return height }
    }
    // Without texts, the constraints of other subviews count, or else the initial height.
    if usedTextLabel == nil, let height = sectionHeight(width: width + covered) { return height }
    let texts = sizeThatFits(CGSize(width: width + covered, height: .infinity)).height
    return max(UITableView.usualSectionViewHeight, texts)
  }
}

extension UITableViewHeaderFooterView {
  /// Shows a title in the look of the table's style: titles of grouped sections are small, and
  /// uppercase above a section. It takes as many lines as it needs.
  func show(_ title: String, of kind: UITableViewSectionPart.Kind, in style: UITableView.Style) {
    textLabel?.numberOfLines = 0
    guard style != .plain else {
      textLabel?.text = title
      return
    }
    textLabel?.text = kind == .header ? title.uppercased() : title
    textLabel?.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    textLabel?.textColor = .secondaryLabel
    if kind == .footer { textLabel?.accessibilityTraits = .staticText }
  }

  /// Returns how much higher the title is at a width than one line of the default text size, in
  /// points.
  func extraHeight(width: CGFloat) -> CGFloat {
    guard let usedTextLabel else { return 0 }
    let room = max(0, width - UITableViewCellLayout.margin * 2)
    let usual = usedTextLabel.font.adjusted(to: UITraitCollection(preferredContentSizeCategory: .large))
    return max(0, height(of: usedTextLabel, room) - UIScreen.main.pixelGrid.roundUp(usual.lineHeight))
  }
}
