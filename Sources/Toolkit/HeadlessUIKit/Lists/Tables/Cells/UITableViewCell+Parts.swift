import Foundation

extension UITableViewCell {
  /// The table that the cell is in.
  var tableView: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  func makeTextLabel() -> UILabel {
    let label = makeLabel(style == .value2 ? .caption1 : .body)
    usedTextLabel = label
    if style == .value2 {
      label.textColor = .systemBlue
      label.textAlignment = .right
    }
    return label
  }

  func makeDetailTextLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = makeLabel(style == .value1 ? .body : .caption1)
    usedDetailTextLabel = label
    label.textColor = style == .value2 ? .label : .secondaryLabel
    return label
  }

  /// Returns a label that follows the user's preferred text size.
  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    usedImageView = view
    return view
  }

  func backgroundDidChange(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  func accessoryViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  /// Returns the height that fits the content at a width, both in points: by its constraints, or
  /// else by its fitting size.
  func fittingHeight(width: CGFloat) -> CGFloat {
    // The accessories decide how wide the content is, so the parts are laid out first.
    bounds.size.width = width
    layoutParts()
    let content = (configuredView as UIView?) ?? contentView
    guard !content.constraints.isEmpty else {
      return sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let height = content.heightFittingConstraints(width: contentView.bounds.width)
    return height > 0 ? height : UITableView.usualRowHeight
  }
}

// MARK: Layout

extension UITableViewCell {
  /// Positions the content between the controls before and after it.
  func layoutParts() {
    updateControls()
    backgroundView?.frame = bounds
    if let configuredBackground { configuredBackground.frame = configuredBackground.frame(in: self) }
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    let (start, end) = sideInsets
    let leading = start + (editControl == nil || !shouldIndentWhileEditing ? 0 : Self.controlWidth)
    editControl.map { place($0, x: start, width: Self.controlWidth) }
    var trailing = end + (reorderControl == nil ? 0 : Self.controlWidth)
    reorderControl.map { place($0, x: bounds.width - trailing, width: Self.controlWidth) }
    trailing += positionAccessory(before: trailing)
    place(contentView, x: leading, width: max(0, bounds.width - leading - trailing))
    updateMargins(hasAccessory: trailing > end)
    configuredView?.frame = contentView.bounds
  }

  private static let controlWidth: CGFloat = 40

  /// The safe area before and after the content and its controls, which stay within it, as with
  /// UIKit's default of `insetsContentViewsToSafeArea`.
  private var sideInsets: (start: CGFloat, end: CGFloat) {
    let insets = safeAreaInsets
    return isTurned ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// Whether an accessory follows the content.
  var hasAccessory: Bool {
    shownAccessoryType != .none || shownAccessoryView != nil || reorderControl != nil
  }

  /// Positions the accessory.
  ///
  /// - Returns: The width that it takes.
  private func positionAccessory(before trailing: CGFloat) -> CGFloat {
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
      view?.removeFromSuperview()
    }
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
      let margin = UITableViewCellLayout.margin
      let x = bounds.width - trailing - margin - view.bounds.width
      view.frame = CGRect(
        x: isTurned ? bounds.width - x - view.bounds.width : x,
        y: UIScreen.main.pixelGrid.round((bounds.height - view.bounds.height) / 2), width: view.bounds.width,
        height: view.bounds.height)
      return view.bounds.width + margin
    }
    switch shownAccessoryType {
    case .none: return 0
    // These marks are not views here, but take their width.
    case .disclosureIndicator, .checkmark: return 38
    case .detailButton:
      detailButton.map { place($0, x: bounds.width - trailing - 38, width: 38) }
      return 38
    case .detailDisclosureButton:
      detailButton.map { place($0, x: bounds.width - trailing - 66, width: 38) }
      return 66
    }
  }

  var isTurned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Gives a part the whole height, mirrored for a language that reads from right to left.
  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    view.frame = CGRect(
      x: isTurned ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }

  private func updateMargins(hasAccessory: Bool) {
    let margin = UITableViewCellLayout.margin
    let trailing = hasAccessory ? 8 : margin
    let margins = UIEdgeInsets(
      top: 11, left: isTurned ? trailing : margin, bottom: 11, right: isTurned ? margin : trailing)
    if contentView.layoutMargins != margins { contentView.layoutMargins = margins }
  }

  /// Adds the controls that are necessary now, and removes the others.
  private func updateControls() {
    let hasButton = shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton
    update(&detailButton, isNeeded: hasButton && shownAccessoryView == nil) { makeDetailButton() }
    // Multiple selection shows marks instead of delete and insert controls.
    let selects = isEditing && tableView?.allowsMultipleSelectionDuringEditing == true
    update(&editControl, isNeeded: selects || isEditing && editingStyle != .none) {
      UITableViewCellEditControl(cell: self)
    }
    editControl?.show(selects ? .selection : editingStyle == .insert ? .insertion : .deletion)
    update(&reorderControl, isNeeded: isEditing && showsReorderControl) {
      UITableViewCellReorderControl(cell: self)
    }
  }

  private func update<View: UIView>(_ view: inout View?, isNeeded: Bool, make: () -> View) {
    if !isNeeded {
      view?.removeFromSuperview()
      view = nil
    } else if view == nil {
      let new = make()
      view = new
      addSubview(new)
    }
  }

  private func makeDetailButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    button.accessibilityLabel = SystemText.moreInfo.localized
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        tableView?.accessoryButtonTapped(in: self)
      }, for: .touchUpInside)
    return button
  }
}

extension UITableViewCell {
  /// Returns a configuration for the cell's style, without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Shows a new configuration; one of another type gets a new view.
  func contentConfigurationDidChange() {
    configuredView = contentView.show(contentConfiguration, in: configuredView)
    setNeedsLayout()
    // The new content may need another height.
    guard let tableView, let path = tableView.indexPath(for: self) else { return }
    tableView.staleHeights.insert(path)
    tableView.setNeedsLayout()
  }
}

extension UIView {
  /// Shows a configuration in a content view.
  ///
  /// - Parameters:
  ///   - configuration: What to show; `nil` removes the view.
  ///   - view: The view that showed the former configuration.
  /// - Returns: The view that shows the configuration.
  func show(
    _ configuration: (any UIContentConfiguration)?, in view: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let view, let configuration, type(of: view.configuration) == type(of: configuration) {
      view.configuration = configuration
      return view
    }
    view?.removeFromSuperview()
    guard let new = configuration?.makeContentView() else { return nil }
    new.frame = bounds
    addSubview(new)
    return new
  }
}
