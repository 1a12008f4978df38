/// The images of image views, and those beside the titles of buttons.
extension WireframeBox {
  /// The color of a symbol.
  var imageTint: String {
    if let color = colors.color(node.color("color")) { return color }
    return look == .segment || look == .menuItem ? colors.ink : tint
  }

  /// The image of a node without a text, or the one that fills a button.
  var picture: String {
    let background = node.word("backgroundImage").map {
      NamedImage($0, isOnDark: setting.isOnDark).svg(in: frame, tint: tint, radius: Self.corner(of: node))
    }
    guard drawn.isEmpty, let name = node.word("image") ?? node.word("picture"), node.text?.isEmpty != false
    else { return background ?? "" }
    let image = NamedImage(name, isOnDark: setting.isOnDark)
    let box = look.isTitle || look == .menuItem ? iconBox(image) : imageBox(image)
    return (background ?? "") + image.svg(in: box, tint: imageTint, radius: Self.corner(of: node))
  }

  /// The box of a button's image, whose size no tree has.
  private func iconBox(_ image: NamedImage) -> RenderFrame {
    if !image.isSymbol, look == .button, min(frame.width, frame.height) > 48 { return frame }
    let side = min(look == .tabButton || look == .barButton ? 24 : 22, frame.width, frame.height)
    return RenderFrame(
      x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side
    )
  }

  /// The box of an image view's image, by its content mode.
  private func imageBox(_ image: NamedImage) -> RenderFrame {
    guard image.isSymbol, node.word("content") == "center" else { return frame }
    let side = min(24, frame.width, frame.height)
    return RenderFrame(
      x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side
    )
  }
}
