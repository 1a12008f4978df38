import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let tabBarButton = ViewDescription(UITabBarButton.self, hidesParts: true) { button, node in
    node.text = button.item.title
    node.add("image", (button.item.image?.name).map { .string($0) })
    node.addFont(button.titleLabel.font, unless: .systemFont(ofSize: 10, weight: .medium))
    node.addColor(button.titleLabel.textColor, unless: button.isSelected ? button.tintColor : .systemGray)
    node.addRuns(of: button.titleLabel)
    node.add("badge", button.item.badgeValue.map { .string($0) })
  }

  static let popover = ViewDescription(UIPopoverView.self) { popover, node in
    let names: [(UIPopoverArrowDirection, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    let name = names.first { $0.0 == popover.arrowDirection }?.1
    node.add("arrow", name.map { .word($0) })
  }
}

extension ViewDescription {
  static let tableView = ViewDescription(UITableView.self) { table, node in
    if table.style != .plain { node.add("style", .word(table.style.rawValue)) }
    if table.separatorStyle != .singleLine { node.add("separators", .word(table.separatorStyle.rawValue)) }
    node.mark("editing", table.isEditing)
  }

  static let tableViewCell = ViewDescription(UITableViewCell.self) { cell, node in
    node.mark("selected", cell.isSelected)
    node.mark("highlighted", cell.isHighlighted)
    if cell.style != .default { node.add("style", .word("\(cell.style)")) }
    if cell.shownAccessory != .none { node.add("accessory", .word(cell.shownAccessory.rawValue)) }
    if cell.editingStyle != .none { node.add("editing", .word(cell.editingStyle.rawValue)) }
  }

  /// Returns the default background of a table, a collection view or a keyboard; `nil` for other views.
  static func usualBackground(of view: UIView) -> UIColor? {
    if let table = view as? UITableView {
      return table.style == .plain ? .systemBackground : .systemGroupedBackground
    }
    if view is UIKeyboardView { return .systemGray }
    return view is UICollectionView ? .systemBackground : nil
  }
}

extension ViewDescription {
  static let collectionViewCell = ViewDescription(UICollectionViewCell.self) { cell, node in
    node.mark("selected", cell.isSelected)
    node.mark("highlighted", cell.isHighlighted)
  }
}

extension ViewDescription {
  static let scrollView = ViewDescription(UIScrollView.self) { view, node in
    if view.contentOffset != .zero {
      node.add("offset", .numbers([view.contentOffset.x.snapped, view.contentOffset.y.snapped]))
    }
    node.add("content", .numbers([view.contentSize.width.snapped, view.contentSize.height.snapped]))
    node.add("zoom", view.zoomScale, unless: 1)
  }

  static let refreshControl = ViewDescription(UIRefreshControl.self, hidesParts: true) { control, node in
    node.mark("refreshing", control.isRefreshing)
    guard let title = control.titleLabel.text else { return }
    node.text = title
    node.addFont(control.titleLabel.font, unless: .systemFont(ofSize: 13))
    node.addColor(control.titleLabel.textColor, unless: .label)
    node.addRuns(of: control.titleLabel)
  }
}

extension ViewDescription {
  static let imageView = ViewDescription(UIImageView.self) { view, node in
    node.add("image", view.shownImage.map { .string($0.name) })
    node.addDrawing(view.shownImage?.drawing, in: view.bounds.size)
    if let color = view.shownImage?.color { node.addColor(color) }
    if view.contentMode != .scaleToFill { node.add("content", .word("\(view.contentMode)")) }
    node.mark("highlighted", view.isHighlighted)
    node.mark("animating", view.isAnimating)
  }

  static let visualEffectView = ViewDescription(UIVisualEffectView.self) { view, node in
    node.add("effect", view.effect.map { .word($0.name) })
  }
}

extension ViewDescription {
  static let webView = ViewDescription(WKWebView.self) { view, node in
    node.text = view.title
    node.add("url", view.url.map { .string($0.absoluteString) })
    node.mark("loading", view.isLoading)
    if view.isLoading { node.add("progress", .number(view.estimatedProgress)) }
  }
}

extension ViewDescription {
  /// A controller of one of Apple's frameworks, whose class is the node's.
  static let systemScreen = ViewDescription(SystemScreenView.self) { view, node in
    let content = view.content
    node.type = view.kind
    node.text = content.text.flatMap { $0.isEmpty ? nil : $0 }
    for (name, value) in content.details {
      switch value {
      case .text(let text): node.add(name, .string(text))
      case .number(let number): node.add(name, .number(Double(number)))
      case .color(let color): node.addColor(color, named: name)
      }
    }
  }
}
