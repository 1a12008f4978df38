/// The bar with the time, the signals and the battery at the top of a screen.
///
/// The time is 9:41, as in Apple's own pictures. A phone in landscape has no bar.
struct StatusBar {
  let screen: DeviceScreen
  /// Whether the time is at the right.
  let isTurned: Bool

  func svg(ink: String) -> String {
    guard screen.isPad || !screen.isLandscape else { return "" }
    if screen.isPad { return edges(ink: ink, size: 12, middle: 12, inset: 20) }
    if screen.cutout == .none { return narrow(ink: ink) }
    // The middles of the areas at both sides of the camera.
    let (shape, middle) = screen.cutout == .notch ? (162.0, 25.0) : (126, 30)
    let side = (screen.width - shape) / 4
    return time(at: isTurned ? screen.width - side : side, middle: middle, size: 16, "middle", ink: ink)
      + signs(at: (isTurned ? side : screen.width - side) - 33, middle: middle, ink: ink)
  }

  /// Returns the bar of a pad: the time at one end, the signals at the other.
  private func edges(ink: String, size: Double, middle: Double, inset: Double) -> String {
    let far = screen.width - inset
    return time(at: isTurned ? far : inset, middle: middle, size: size, isTurned ? "end" : "start", ink: ink)
      + signs(at: isTurned ? inset : far - 66, middle: middle, ink: ink, hasBars: false)
  }

  /// Returns the bar of a phone with a home button: the time in the middle.
  private func narrow(ink: String) -> String {
    time(at: screen.width / 2, middle: 10, size: 12, "middle", ink: ink)
      + "<g fill=\"\(ink)\">\(bars(at: 7, middle: 10))\(waves(at: 28, middle: 10))</g>"
      + battery(at: screen.width - 33, middle: 10, ink: ink)
  }

  private func time(at x: Double, middle: Double, size: Double, _ anchor: String, ink: String) -> String {
    """
    <text x="\(x.decimalText)" y="\((middle + size * 0.355).decimalText)" font-size="\(size.decimalText)" \
    font-weight="600" text-anchor="\(anchor)" fill="\(ink)">9:41</text>
    """
  }

  /// Returns the signals and the battery, 66 points wide.
  private func signs(at x: Double, middle: Double, ink: String, hasBars: Bool = true) -> String {
    """
    <g fill="\(ink)">\(hasBars ? bars(at: x, middle: middle) : "")\(waves(at: x + 22, middle: middle))</g>\
    \(battery(at: x + 41, middle: middle, ink: ink))
    """
  }

  private func bars(at x: Double, middle: Double) -> String {
    [4.0, 6, 8.5, 11].enumerated().map { index, height in
      RenderFrame(x: x + Double(index) * 4.7, y: middle + 5.5 - height, width: 3, height: height)
        .svgRect(fill: nil, radius: 1)
    }.joined()
  }

  /// Returns the three arcs of Wi-Fi.
  private func waves(at x: Double, middle: Double) -> String {
    """
    <path transform="translate(\(x.decimalText) \((middle - 5.5).decimalText))" d="M7.7 0C10.7 0 13.4 1.2 15.4 \
    3.1L14.1 4.4C12.4 2.8 10.2 1.9 7.7 1.9S3 2.8 1.3 4.4L0 3.1C2 1.2 4.7 0 7.7 0ZM7.7 3.8C9.6 3.8 11.4 4.6 12.7 \
    5.8L11.4 7.1C10.4 6.2 9.1 5.7 7.7 5.7S5 6.2 4 7.1L2.7 5.8C4 4.6 5.8 3.8 7.7 3.8ZM7.7 7.6C8.6 7.6 9.4 7.9 10 \
    8.5L7.7 10.9L5.4 8.5C6 7.9 6.8 7.6 7.7 7.6Z"/>
    """
  }

  private func battery(at x: Double, middle: Double, ink: String) -> String {
    let frame = RenderFrame(x: x + 0.5, y: middle - 5.5, width: 22, height: 11)
    return """
      <g opacity="0.4">\(frame.svgRect(stroke: ink, strokeWidth: 1, radius: 3.5))\
      \(RenderFrame(x: x + 23.5, y: middle - 2, width: 1.5, height: 4).svgRect(fill: ink, radius: 0.7))</g>\
      \(frame.inset(by: 1.5).svgRect(fill: ink, radius: 2))
      """
  }
}
