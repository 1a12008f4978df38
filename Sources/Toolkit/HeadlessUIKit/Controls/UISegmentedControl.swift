import Foundation

/// A row of segments, 32 points high, of which one is selected.
///
///     let control = UISegmentedControl(items: ["Day", "Week", "Month"])
///     control.selectedSegmentIndex = 0
///     control.addAction(UIAction { _ in tableView.reloadData() }, for: .valueChanged)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  var segments: [UISegment] = []
  private var selection = UISegmentedControl.noSegment
  /// Whether a segment is selected only while its actions are performed; `false` by default.
  open var isMomentary: Bool = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether each segment's width depends on its own content; `false`, the default, for equal
  /// widths.
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  /// The color of the selected segment; the system's by default. Stored only.
  open var selectedSegmentTintColor: UIColor?
  private var titleAttributes = TitleAttributes()
  private var lastPoint: CGPoint?

  /// The index for no segment, -1.
  public static let noSegment = -1

  /// Creates a control that fits its segments, without a selection.
  ///
  /// - Parameter items: The titles, each a `String`, and images, each a `UIImage`. Any other item becomes an
  ///   empty segment.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insert(UISegment(title: item as? String, image: item as? UIImage), at: numberOfSegments)
    }
    sizeToFit()
  }

  /// Creates a control with segments that perform actions.
  ///
  /// - Parameters:
  ///   - frame: The frame in points; a zero one becomes as large as the segments need.
  ///   - actions: One for each segment, performed when it is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame == .zero { sizeToFit() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let padding: CGFloat = 10

  /// Positions the segments in reading order.
  open override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left: CGFloat = 0
    for (segment, width) in zip(segments, widths(in: bounds.width)) {
      segment.frame = CGRect(
        x: isMirrored ? bounds.width - left - width : left, y: 0, width: width, height: bounds.height)
      left += width
    }
  }

  /// The widths of segments if there is room: as set, of their content, or of the widest content.
  private var naturalWidths: [CGFloat] {
    let widest = segments.map(\.contentWidth).max() ?? 0
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      return (apportionsSegmentWidthsByContent ? segment.contentWidth : widest) + 2 * Self.padding
    }
  }

  /// Returns the widths within the control: the other segments share the width that the set ones
  /// leave, in proportion to their natural widths.
  private func widths(in room: CGFloat) -> [CGFloat] {
    let natural = naturalWidths
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let fixed = segments.map(\.width).reduce(0, +)
    let total = flexible.map { natural[$0] }.reduce(0, +)
    // All widths were set.
    guard total > 0 else { return natural }
    let shared = max(0, room - fixed)
    return segments.indices.map { index in
      if segments[index].width > 0 { return natural[index] }
      // Without a rest of a division where the shares are equal.
      return apportionsSegmentWidthsByContent
        ? natural[index] / total * shared : shared / CGFloat(flexible.count)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastPoint = touch?.location(in: self)
  }

  /// Selects the segment under the lifted finger, and reports it unless it was already selected.
  override func didTouchUpInside() {
    super.didTouchUpInside()
    guard let point = lastPoint, let index = segments.firstIndex(where: { $0.frame.contains(point) }),
      segments[index].isEnabled, index != selection
    else { return }
    let segment = segments[index]
    selectedSegmentIndex = index
    segment.action?.perform(from: self)
    sendValueChanged()
    // After the actions, which read the selected index.
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Each segment is an element; the control is not.
  override var isAccessibilityElementByDefault: Bool { false }

  func segmentsDidChange() {
    styleTitles()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UISegmentedControl {
  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; ``UISegmentedControl/noSegment`` without a selection.
  /// Setting it sends no event; an index out of range removes the selection.
  public var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      for (index, segment) in segments.enumerated() { segment.isSelected = index == selection }
      styleTitles()
    }
  }

  /// Sets the attributes of titles in a state. Attributes that a state lacks are those of the
  /// normal state; by default the system font of 13 points in the label color.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` removes those that were set.
  ///   - state: The segment's state, such as `selected`.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// Sets the attributes of each title for its segment's state.
  private func styleTitles() {
    for segment in segments {
      let state: State = !segment.isEnabled ? .disabled : segment.isSelected ? .selected : .normal
      segment.styleTitle(titleAttributes.shown(in: state))
    }
  }

  /// Returns the attributes that were set for titles in a state; `nil` if none were set.
  ///
  /// - Parameter state: The exact state; unlike for a button's title, the normal state's attributes
  ///   are not returned for others.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
