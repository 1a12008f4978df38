import Foundation

/// A row of segments of which one is selected, 32 points high. Segments are equally wide by
/// default.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  var segments: [UISegment] = []
  private var selection = UISegmentedControl.noSegment
  /// Whether a segment is selected only while its actions run; `false` by default.
  open var isMomentary: Bool = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether each segment is as wide as its content requires, instead of as the widest; `false` by
  /// default.
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  /// The color of the selected segment; the system's by default. Stored only.
  open var selectedSegmentTintColor: UIColor?
  private var titleAttributes = TitleAttributes()
  private var lastPoint: CGPoint?

  /// The index that stands for no segment, -1.
  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of segments, sized to fit them, with none selected. An item is a `String`, a
  /// title, or a `UIImage`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insert(UISegment(title: item as? String, image: item as? UIImage), at: numberOfSegments)
    }
    sizeToFit()
  }

  /// Makes a control of segments that run actions; an empty frame is replaced by the size that
  /// fits.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame == .zero { sizeToFit() }
  }

  /// Makes a control without segments; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let padding: CGFloat = 10

  /// Arranges the segments in reading order.
  open override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left: CGFloat = 0
    for (segment, width) in zip(segments, widths(in: bounds.width)) {
      segment.frame = CGRect(
        x: isMirrored ? bounds.width - left - width : left, y: 0, width: width, height: bounds.height)
      left += width
    }
  }

  /// The widths of segments where there is room: as set, by content, or that of the widest content.
  private var naturalWidths: [CGFloat] {
    let widest = segments.map(\.contentWidth).max() ?? 0
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      return (apportionsSegmentWidthsByContent ? segment.contentWidth : widest) + 2 * Self.padding
    }
  }

  /// Returns the widths within the control: those that were set stay, and the others share the rest
  /// in proportion to their natural widths.
  private func widths(in room: CGFloat) -> [CGFloat] {
    let natural = naturalWidths
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let fixed = segments.map(\.width).reduce(0, +)
    let total = flexible.map { natural[$0] }.reduce(0, +)
    // Without flexible segments there is nothing to share the rest.
    guard total > 0 else { return natural }
    return segments.indices.map { index in
      segments[index].width > 0 ? natural[index] : natural[index] / total * max(0, room - fixed)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastPoint = touch?.location(in: self)
  }

  /// Selects the segment under the lifted finger, and reports it if it was not selected before.
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

  /// The segments are the elements, not the control.
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

  /// The index of the selected segment, or ``UISegmentedControl/noSegment``, which also stands for
  /// an index beyond the segments. Setting it sends no event.
  public var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      for (index, segment) in segments.enumerated() { segment.isSelected = index == selection }
      styleTitles()
    }
  }

  /// Sets the attributes of titles in a state; what a state leaves out is that of the normal one, and
  /// otherwise the system font of 13 points in the label color.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// Gives the titles the fonts and colors of their segments' states.
  private func styleTitles() {
    for segment in segments {
      let state: State = !segment.isEnabled ? .disabled : segment.isSelected ? .selected : .normal
      segment.styleTitle(titleAttributes.shown(in: state))
    }
  }

  /// Returns the attributes that were set for titles in a state.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
