extension WireframeSheet {
  /// Returns a picture on a device's screen, with what the system draws over it.
  mutating func drawing(
    of screen: DeviceScreen, around content: String, _ scene: Scene, isTurned: Bool
  ) -> String {
    let frame = RenderFrame(x: 0, y: 0, width: screen.width, height: screen.height)
    let system =
      StatusBar(screen: screen, isTurned: isTurned).svg(
        ink: scene.backdrop.isDark(screen.width * 0.13, 16) ? "#ffffff" : "#000000")
      + screen.homeIndicator(
        fill: scene.backdrop.isDark(screen.width / 2, screen.height - 10) ? "#ffffff" : "#000000")
      + screen.cutoutShape
    let all = content + show(system, x: 0, y: 0)
    // A thin line keeps a screen that is as bright as the page apart from it.
    let edge = show(frame.svgRect(stroke: "#8e8e93", strokeWidth: 1, radius: screen.radius), x: 0, y: 0)
    guard screen.radius > 0 else { return all + edge }
    let clip = resources.clip(width: screen.width, height: screen.height, radius: screen.radius)
    return "<g clip-path=\"\(clip)\">\(all)</g>\(edge)"
  }
}

extension DeviceScreen {
  /// The line at the bottom that people swipe to go home.
  func homeIndicator(fill: String) -> String {
    guard hasHomeIndicator else { return "" }
    let length = width * (isPad || isLandscape ? 0.3 : 0.36)
    return RenderFrame(x: (width - length) / 2, y: height - 13, width: length, height: 5)
      .svgRect(fill: fill, radius: 2.5)
  }

  /// The black shape of the camera: at the top, or at the left of a phone in landscape.
  var cutoutShape: String {
    switch cutout {
    case .none: ""
    case .island: island.svgRect(fill: "#000000", radius: 18.5)
    case .notch:
      "<path\(isLandscape ? " transform=\"matrix(0 -1 1 0 0 \(height.decimalText))\"" : "") d=\"\(notch)\"/>"
    }
  }

  private var island: RenderFrame {
    isLandscape
      ? RenderFrame(x: 11, y: (height - 126) / 2, width: 37, height: 126)
      : RenderFrame(x: (width - 126) / 2, y: 11, width: 126, height: 37)
  }

  /// The outline of a notch of 162 by 32 points at the top, with edges that turn into it.
  private var notch: String {
    let middle = (isLandscape ? height : width) / 2
    let (left, right) = (middle - 81, middle + 81)
    return """
      M\((left - 6).decimalText) 0Q\(left.decimalText) 0 \(left.decimalText) 6V12Q\(left.decimalText) 32 \
      \((left + 20).decimalText) 32H\((right - 20).decimalText)Q\(right.decimalText) 32 \(right.decimalText) 12\
      V6Q\(right.decimalText) 0 \((right + 6).decimalText) 0Z
      """
  }
}
