extension UIControl {
  /// The events that a control reports; the raw values are UIKit's.
  ///
  ///     let finger: UIControl.Event = [.touchDown, .touchUpInside]
  ///     finger.contains(.touchDown)  // true
  ///     UIControl.Event.allTouchEvents.isSuperset(of: finger)  // true
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Creates events from UIKit's bits.
    ///
    /// - Parameter rawValue: A sum of events' values; unknown bits are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down with a tap count above 1; sent together with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved in the control, or within 70 points of it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved more than 70 points away from the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger returned to the control; sent together with ``touchDragInside``.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control; sent together with ``touchDragOutside``.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted in the control, or within 70 points of it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted more than 70 points away from the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled, for example by a gesture.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user performed the control's main action, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu of the control is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an application may use for events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that UIKit reserves.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including those of the application and the system.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control; the raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// Creates a state from UIKit's bits.
    ///
    /// - Parameter rawValue: A sum of states' values; unknown bits are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected, such as a toggle that is on.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus; never the case here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an application may use for states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit reserves.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The current state. A selected control under a finger is both selected and highlighted.
  public var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

extension UIControl {
  /// The vertical position of the content; the raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched over the height; a button's content is at the top instead.
    case fill = 3
  }

  /// The horizontal position of the content; the raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left side.
    case left = 1
    /// At the right side.
    case right = 2
    /// Stretched over the width; a button's content is at the left side instead.
    case fill = 3
    /// At the leading side.
    case leading = 4
    /// At the trailing side.
    case trailing = 5
  }

  /// The horizontal alignment, with leading and trailing resolved to left and right for the layout
  /// direction.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }
}
