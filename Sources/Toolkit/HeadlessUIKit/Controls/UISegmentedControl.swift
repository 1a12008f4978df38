import Foundation

/// A row of segments of which one is selected, 32 points high; segments are equally wide where nothing else is said.
@MainActor
open class UISegmentedControl: UIControl {
  var segments: [UISegment] = []
  private var selection = UISegmentedControl.noSegment
  /// Whether a segment is selected only while it is told; no by default.
  public var isMomentary: Bool = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether segments are as wide as their content needs; no by default.
  public var apportionsSegmentWidthsByContent: Bool = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  public var selectedSegmentTintColor: UIColor?
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var lastPoint: CGPoint?

  /// The index of no segment.
  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of segments with titles or pictures, as large as they need, with none of them selected.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insert(UISegment(title: item as? String, image: item as? UIImage), at: numberOfSegments)
    }
    sizeToFit()
  }

  /// Makes a control of segments that run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame == .zero { sizeToFit() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let padding: CGFloat = 10

  /// Segments stand in the direction of reading.
  open override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left: CGFloat = 0
    for (segment, width) in zip(segments, widths(in: bounds.width)) {
      segment.frame = CGRect(
        x: isMirrored ? bounds.width - left - width : left, y: 0, width: width, height: bounds.height)
      left += width
    }
  }

  /// The widths that segments have where there is room: by hand, by content, or the widest one's.
  private var naturalWidths: [CGFloat] {
    let widest = segments.map(\.contentWidth).max() ?? 0
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      return (apportionsSegmentWidthsByContent ? segment.contentWidth : widest) + 2 * Self.padding
    }
  }

  /// The widths in the control: those set by hand stay, the others share what is left.
  private func widths(in room: CGFloat) -> [CGFloat] {
    let natural = naturalWidths
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let fixed = segments.map(\.width).reduce(0, +)
    let total = flexible.map { natural[$0] }.reduce(0, +)
    guard total > 0 else { return natural }
    return segments.indices.map { index in
      segments[index].width > 0 ? natural[index] : natural[index] / total * max(0, room - fixed)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastPoint = touch?.location(in: self)
  }

  /// Selects the segment where the finger is lifted, and tells so if that is another one than before.
  override func didTouchUpInside() {
    super.didTouchUpInside()
    guard let point = lastPoint, let index = segments.firstIndex(where: { $0.frame.contains(point) }),
      segments[index].isEnabled, index != selection
    else { return }
    let segment = segments[index]
    selectedSegmentIndex = index
    segment.action?.perform(from: self)
    sendValueChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// The segments are the elements, not the control.
  override var isAccessibilityElementByDefault: Bool { false }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UISegmentedControl {
  public var numberOfSegments: Int { segments.count }

  /// The selected segment, or ``noSegment``; setting it sends no event.
  public var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      for (index, segment) in segments.enumerated() { segment.isSelected = index == selection }
    }
  }

  /// The fonts and colors of titles in a state; they are only noted.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }

  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
