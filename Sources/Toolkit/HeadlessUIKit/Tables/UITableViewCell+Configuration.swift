import Foundation

extension UITableViewCell {
  /// A configuration of the cell's style, without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Hands a new configuration to the view that shows it; one of another class gets a view of its own.
  func contentConfigurationDidChange() {
    configuredView = contentView.show(contentConfiguration, in: configuredView)
    setNeedsLayout()
    guard let tableView, let path = tableView.indexPath(for: self) else { return }
    tableView.staleHeights.insert(path)
    tableView.setNeedsLayout()
  }
}

extension UIView {
  /// Shows a configuration in a content view.
  ///
  /// - Parameter view: The view that showed the former configuration.
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
