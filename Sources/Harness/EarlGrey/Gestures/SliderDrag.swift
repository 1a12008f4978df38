import HeadlessUIKit

/// Drags of a slider's thumb to a value.
///
/// A slider may never have the value, for example if it snaps elsewhere. After ten tries, EarlGrey's
/// GREYSlideAction logs that, and still succeeds.
@MainActor
struct SliderDrag {
  let slider: UISlider
  let value: Float

  private static let mostTries = 10

  func play() throws(GREYActionFailed) {
    let range = slider.minimumValue...slider.maximumValue
    guard range.contains(value) else {
      throw GREYActionFailed(
        """
        Cannot slide to \(GREYNumber.short(Double(value))), as the slider goes from \
        \(GREYNumber.short(Double(range.lowerBound))) to \(GREYNumber.short(Double(range.upperBound))).
        """)
    }
    var aim = Double(value)
    for _ in 0..<Self.mostTries {
      if isThere { return }
      try drag(to: aim)
      // The next drag aims farther by what this one missed, as a user corrects a drag.
      aim += Double(value) - Double(slider.value)
    }
    if !isThere { EarlGrey.log(missed) }
  }

  private var missed: String {
    """
    The value you have chosen to move to is probably unattainable. Most likely, it is between two pixels. \
    The slider is at \(GREYNumber.short(Double(slider.value))) after \(Self.mostTries) tries to move it to \
    \(GREYNumber.short(Double(value))).
    """
  }

  /// Whether the slider has the value, within EarlGrey's tolerance or, for large numbers, the smallest step.
  private var isThere: Bool {
    abs(slider.value - value) <= max(Float(kGREYAcceptableFloatDifference), value.ulp)
  }

  private func drag(to aim: Double) throws(GREYActionFailed) {
    let window = try slider.touchedWindow()
    let (from, to) = (thumbCenter(at: Double(slider.value)), thumbCenter(at: aim))
    TouchPath.drag(from: slider.convert(from, to: window), to: slider.convert(to, to: window)).play(
      in: window)
    UIApplication.shared.settle()
  }

  /// Returns the center of the thumb at a value, which may be beyond the slider's range.
  private func thumbCenter(at value: Double) -> CGPoint {
    let (low, high) = (thumbCenter(atEnd: slider.minimumValue), thumbCenter(atEnd: slider.maximumValue))
    let range = Double(slider.maximumValue) - Double(slider.minimumValue)
    let share = range > 0 ? (value - Double(slider.minimumValue)) / range : 0
    return CGPoint(x: low.x + (high.x - low.x) * share, y: low.y)
  }

  private func thumbCenter(atEnd value: Float) -> CGPoint {
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    return CGPoint(x: thumb.midX, y: thumb.midY)
  }
}
