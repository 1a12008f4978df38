import RenderTree

extension RenderNode {
  /// Removes the text between title and button of each overlay on a board.
  ///
  /// An overlay at the lower edge of the screen stays there; one at the side keeps its upper edge.
  mutating func removeOverlayTexts() {
    edit(where: { $0.word("controller") == "OnboardingViewController" }) { view in
      let bottom = view.height
      for index in view.children.indices where view.children[index].type == "OverlayView" {
        view.children[index].removeOverlayText(above: bottom)
      }
    }
  }

  private mutating func removeOverlayText(above screenBottom: Double) {
    guard var scroll = children.first, var content = scroll.children.first,
      var stack = content.children.first,
      let formerHeight = scroll.numbers("content", count: 2)?[1]
    else { return }
    let labels = stack.children.indices.filter { stack.children[$0].type == "UILabel" }
    guard labels.count > 1, let index = labels.dropFirst().first else { return }
    let text = stack.children.remove(at: index)
    let removed = text.has("hidden") ? 0 : text.height + (stack.number("spacing") ?? 0)
    for below in stack.children.indices[index...] { stack.children[below].move(y: -removed) }
    stack.move(taller: -removed)
    content.move(taller: -removed)
    content.children[0] = stack
    scroll.children[0] = content
    scroll.add(-removed, to: "content")
    children[0] = scroll
    shrinkOverlay(from: formerHeight, by: removed, above: screenBottom)
  }

  /// Makes an overlay as high as its content, unless the content still scrolls.
  private mutating func shrinkOverlay(from content: Double, by removed: Double, above screenBottom: Double) {
    let isAtBottom = abs(bottom - screenBottom) < 0.1
    // The inset below the content of an overlay that scrolls is unknown; that of a phone is likely.
    let inset = height >= content ? height - content : isAtBottom ? 34 : 0
    let shorter = max(0, height - (content - removed + inset))
    move(y: isAtBottom ? shorter : 0, taller: -shorter)
    children[0].move(taller: -shorter)
  }
}
