import Foundation

/// An open menu over its window; a tap outside closes it.
@preconcurrency @MainActor
final class UIContextMenuContainerView: UIView {
  /// The open menu. Replacing it shows the first level of the new one.
  var menu: UIMenu {
    didSet {
      path = [menu]
      update()
    }
  }
  /// The menus from the first level to the visible one.
  private var path: [UIMenu]
  private weak var source: UIView?
  /// The rectangle that the menu opens beside, in the source's coordinates.
  private let anchor: CGRect
  private let list = UIContextMenuListView()
  private let closed: @MainActor () -> Void
  private var isClosing = false
  /// Whether the menu is still growing, and receives no touches.
  private(set) var isOpening = true

  private init(
    _ menu: UIMenu, from source: UIView, at anchor: CGRect, closed: @escaping @MainActor () -> Void
  ) {
    (self.menu, self.path) = (menu, [menu])
    (self.source, self.anchor, self.closed) = (source, anchor, closed)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Assistive technology cannot reach the views behind an open menu.
    accessibilityViewIsModal = true
    addSubview(list)
    update()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Opens a menu over the window of a view. The application is busy while the menu grows.
  ///
  /// - Parameters:
  ///   - menu: The menu to open.
  ///   - view: The view that the menu belongs to.
  ///   - anchor: The rectangle that the menu opens beside, in the view's coordinates.
  ///   - closed: Called when the menu begins to close.
  /// - Returns: The open menu; `nil` if the view is in no window.
  static func present(
    _ menu: UIMenu, from view: UIView, at anchor: CGRect, closed: @escaping @MainActor () -> Void = {}
  ) -> UIContextMenuContainerView? {
    guard let window = view.window else { return nil }
    let container = UIContextMenuContainerView(menu, from: view, at: anchor, closed: closed)
    container.frame = window.bounds
    window.addSubview(container)
    UIApplication.shared.runLoop.schedule(after: duration, name: "menu to open") { [weak container] in
      container?.isOpening = false
    }
    return container
  }

  private static let duration: TimeInterval = 0.25
  private static let margin: CGFloat = 8

  /// Begins to close the menu. It receives no more touches, and is removed after 0.25 seconds.
  func close() {
    // A menu that is closing stays for 0.25 seconds, and may not close again.
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    closed()
    UIApplication.shared.runLoop.schedule(after: Self.duration, name: "menu to close") { [self] in
      removeFromSuperview()
      deferredElements(in: menu).forEach { $0.menuDidClose() }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // What the menu opens beside may move, though the window keeps its size.
    setNeedsLayout()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch in the list belongs to its items.
    if touches.contains(where: { $0.view === self }) { close() }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  /// Positions the list below the anchor if there is room, otherwise above it, within the window's
  /// safe area and above the keyboard.
  override func layoutSubviews() {
    guard let source else { return }
    let place = anchor(anchor, of: source)
    let room = freeRoom
    let size = list.sizeThatFits(room.size)
    let (below, above) = (place.maxY + Self.margin, place.minY - Self.margin - size.height)
    let top = below + size.height <= room.maxY ? below : above
    list.frame = CGRect(
      x: max(room.minX, min(place.minX, room.maxX - size.width)),
      y: max(room.minY, min(top, room.maxY - size.height)), width: size.width, height: size.height)
  }

  /// The part of the window within the safe area and above the keyboard, with a margin on each
  /// side.
  private var freeRoom: CGRect {
    var free = bounds.inset(by: safeAreaInsets)
    free.size.height = min(free.maxY, keyboardLayoutGuide.layoutFrame.minY) - free.minY
    return free.insetBy(dx: Self.margin, dy: Self.margin)
  }

  private func update() {
    guard let shown = path.last else { return }
    list.show(MenuRow.groups(of: shown, isNested: path.count > 1)) { [unowned self] in choose($0) }
    setNeedsLayout()
    for element in deferredElements(in: shown) where element.elements == nil {
      element.load { [weak self] in self?.update() }
    }
  }

  private func choose(_ row: MenuRow) {
    switch row {
    case .action(let action): choose(action)
    case .submenu(let menu):
      path.append(menu)
      update()
    case .back:
      path.removeLast()
      update()
    case .header, .loading: break
    }
  }

  /// Performs an action. The menu first begins to close, unless the action keeps it open.
  private func choose(_ action: UIAction) {
    menu.singleSelection(with: action)?.select(action)
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(from: source)
      update()
    } else {
      close()
      action.perform(from: source)
      (source as? UIButton)?.menuDidSelect(action)
    }
  }

  /// Returns the deferred elements among the visible rows.
  private func deferredElements(in menu: UIMenu) -> [UIDeferredMenuElement] {
    menu.children.flatMap { child -> [UIDeferredMenuElement] in
      if let element = child as? UIDeferredMenuElement { return [element] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return deferredElements(in: menu)
    }
  }
}
