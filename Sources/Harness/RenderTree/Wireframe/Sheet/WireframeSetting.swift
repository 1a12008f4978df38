/// What surrounds a node and changes how it is drawn.
struct WireframeSetting: Hashable {
  var isDark = false
  /// Whether the content is read from right to left.
  var isTurned = false
  /// The name of the tint color, from the innermost node around it that has one.
  var tint: String?
  /// The kind of the node around it.
  var parent: NodeKind?
  /// The place of a row in its list.
  var row: WireframeRow?
  /// Whether a menu's items leave room for marks.
  var isMarked = false
  /// Whether the node is a row of an outline, which shows its type, too.
  var isOutlineRow = false
  /// How far a bar's background extends over its edge, up or down to the edge of the screen.
  var overhang = 0.0
  /// Whether what is in a bar has a background.
  var hasOwnBackground = false
  /// Whether an action of an alert has another one at its left.
  var isBesideAnother = false
  /// Whether the node is the first of the bar around it.
  var isAtStartOfBar = false
  /// Whether an image is in front of something dark.
  var isOnDark = false
  /// The language of a keyboard.
  var language: KeyboardLanguage?

  var colors: WireframeColors { WireframeColors(isDark: isDark) }

  /// Adds what only nodes of some kinds need, so that equal nodes of other kinds have one drawing.
  mutating func add(_ node: RenderNode, at space: WireframeSheet.Space, _ scene: WireframeSheet.Scene) {
    if node.hasImage { isOnDark = scene.isOnDark(node, in: space) }
    switch node.kind {
    case .keyboard: language = KeyboardLanguage(of: scene.tree)
    case .navigationBar:
      let top = space.origin.y + space.shift.y + (node.frame?.y ?? 0)
      // A bar farther down, as in a sheet, does not begin at the edge of the screen.
      overhang = (0...Self.mostOverhang).contains(top) ? -top : 0
    case .toolbar, .tabBar:
      let end = space.origin.y + space.shift.y + (node.frame.map { $0.y + $0.height } ?? 0)
      let gap = (scene.screen?.height ?? end) - end
      overhang = (0...Self.mostOverhang).contains(gap) ? gap : 0
    case .barButton:
      let edge = node.frame.map { space.setting.isTurned ? space.width - $0.x - $0.width : $0.x } ?? 100
      isAtStartOfBar = edge < 24 && node.identifier == nil
    case .alertAction: isBesideAnother = (node.frame?.x ?? 0) > 0
    default: break
    }
  }

  /// The most points between a bar and the edge of the screen, for a status bar or a home indicator.
  private static let mostOverhang = 64.0
}

extension RenderNode {
  fileprivate var hasImage: Bool {
    value("image") != nil || value("picture") != nil || value("backgroundImage") != nil
  }

  /// Whether the picture is dark; for a screen of several windows, whether the backmost one is.
  var isDark: Bool { (kind == .screen ? children.first ?? self : self).hasDarkAppearance ?? false }

  /// Whether the node and its content are dark; `nil` if they are as what is around them.
  var hasDarkAppearance: Bool? { word("appearance").map { $0 == "dark" } }

  /// Whether the node and its content are read from right to left; `nil` if it has no direction.
  var isTurned: Bool? { word("direction").map { $0 == "rightToLeft" } }
}
