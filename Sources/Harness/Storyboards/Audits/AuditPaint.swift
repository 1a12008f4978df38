import RenderTree

/// What a node paints into its frame, other than its text.
enum AuditPaint: Hashable {
  case nothing
  case color(AuditColor)
  /// A picture, a gradient, a blur or the like, of which a tree does not have the colors.
  case unknown
}

extension RenderNode {
  /// The color of an attribute in a tree for audits; `nil` without the attribute, or if its value is unknown.
  func auditColor(_ name: String) -> AuditColor? {
    for name in ["whole.\(name)", name] {
      if case .color(let value, _) = value(name) { return AuditColor(value) }
    }
    return nil
  }

  /// The word or string of an attribute in a tree for audits, with the values of all its colors.
  func auditWord(_ name: String) -> String? { word("whole.\(name)") ?? word(name) }

  /// What the node paints into its frame.
  ///
  /// - Parameter isText: Whether it is the node whose text is judged, which has its own picture beside the
  ///   text.
  func paint(isText: Bool) -> AuditPaint {
    let unknown = isText ? Self.coloring : Self.coloring + Self.pictures
    if unknown.contains(where: { value($0) != nil }) || kind.paintsItself { return .unknown }
    if states.contains("selected") || states.contains("highlighted"), kind == .cell { return .unknown }
    if let style = word("borderStyle"), style != "none", value("background") == nil { return .unknown }
    guard value("whole.background") ?? value("background") != nil else { return .nothing }
    guard let color = auditColor("background") else {
      return word("background") == "none" ? .nothing : .unknown
    }
    return color.alpha > 0 ? .color(color) : .nothing
  }

  /// The attributes of what covers a background in colors that the tree does not have, or that moves it.
  private static let coloring = [
    "gradient", "drawing", "backgroundImage", "effect", "mask", "picture", "transform", "z",
  ]
  private static let pictures = ["image", "path", "url", "copies"]
}

extension NodeKind {
  /// Whether the system paints nodes of this kind, other than their text, in colors that no attribute has.
  fileprivate var paintsItself: Bool {
    switch self {
    case .toggle, .slider, .stepper, .progress, .activityIndicator, .pageControl, .segmentedControl,
      .datePicker,
      .searchField, .keyboard, .keyboardKey, .picker, .pickerColumn, .menu, .webView, .systemScreen,
      .editControl, .reorderControl:
      true
    case .screen, .window, .view, .dimming, .layer, .stack, .container, .systemPart, .custom, .label, .image,
      .button, .barButton, .tabBarButton, .alertAction, .menuItem, .segment, .control, .refreshControl,
      .textField,
      .textView, .searchBar, .navigationBar, .tabBar, .toolbar, .scroll, .table, .collection, .cell,
      .cellContent:
      false
    }
  }
}
