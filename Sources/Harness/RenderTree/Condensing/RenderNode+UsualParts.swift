extension RenderNode {
  /// Removes what every node of its kind has: the font of a bar's title and of its buttons, the label of a bar that has no
  /// title, and the view that draws a bar's background, which becomes an attribute of the bar.
  ///
  ///     // UINavigationBar (0 47; 390 44)
  ///     //   _UIBarBackground (0 -47; 390 91) background=systemBackground
  ///     //   UILabel "Settings" (161 12; 67 20) font=semibold-17
  ///     node.removeUsualParts(frame)
  ///     // UINavigationBar (0 47; 390 44) background=systemBackground
  ///     //   UILabel "Settings" (161 12; 67 20)
  ///
  /// - Parameter frame: The node's frame; `nil` if it has none.
  mutating func removeUsualParts(_ frame: RenderFrame?) {
    if !attributes.isEmpty, let font = value("font"), font == NodeKind.usualFonts[kind] {
      removeAttribute("font")
    }
    guard !children.isEmpty, kind == .navigationBar else { return }
    if let frame { takeBackground(frame) }
    children.removeAll(where: \.isEmptyTitle)
    for index in children.indices where children[index].kind == .label {
      if children[index].value("font") == NodeKind.titleFont { children[index].removeAttribute("font") }
    }
  }

  /// Takes the color of the view that draws the bar's background, if that reaches from the top of the bar's parent to
  /// the bar's bottom, as it does by default.
  private mutating func takeBackground(_ frame: RenderFrame) {
    guard value("background") == nil, let index = children.firstIndex(where: \.isBarBackground),
      case let background = children[index], let color = background.attributes.first,
      background.place == .frame(frame.reachingTop) || background.place == .fill && frame.y == 0
    else { return }
    children.remove(at: index)
    attributes.append(color)
  }

  /// Whether the node only draws a bar's background, in a color of its own.
  private var isBarBackground: Bool {
    NodeKind.barBackgrounds.contains(type) && attributes.map(\.name) == ["background"] && children.isEmpty
      && identifier == nil && text == nil && states.isEmpty
  }

  /// Whether the node is the label of a title that a bar does not have.
  private var isEmptyTitle: Bool {
    kind == .label && text?.isEmpty != false && identifier == nil && states.isEmpty && children.isEmpty
      && frame.map { $0.width == 0 && $0.height == 0 } == true
  }

  private mutating func removeAttribute(_ name: String) {
    attributes.removeAll { $0.name == name }
  }
}

extension RenderFrame {
  /// The frame of what covers a bar and all above it, in the bar's coordinates.
  fileprivate var reachingTop: RenderFrame {
    RenderFrame(x: 0, y: -y, width: width, height: (height + y).roundedForTree)
  }
}
