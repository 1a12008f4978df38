import RenderTree

/// The inputs of a statement on a screen.
struct StatementInput {
  private let chain: [StatementCall]
  private let matching: StatementMatching
  private let screen: RenderFrame

  init(_ chain: [StatementCall], _ matching: StatementMatching, _ screen: RenderFrame) {
    (self.chain, self.matching, self.screen) = (chain, matching, screen)
  }

  /// Whether a statement may be an input; most only look at the screen.
  static func isInput(_ chain: [StatementCall]) -> Bool {
    chain.first?.name != "selectElement" || chain.contains { $0.name == "perform" }
  }

  /// What the statement does, as signs; empty if it does nothing, or nothing on the screen.
  var drawings: [InputDrawing] {
    guard let first = chain.first else { return [] }
    switch first.name {
    case "selectElement": return actions
    case "Open":
      return first.string.flatMap { title in
        matching.frame(of: StatementCall(name: "grey_text", arguments: [.string(title)]), at: 0)
      }.map { [.taps(1, $0.middle)] } ?? []
    case "typeKey": return [.text(Self.key(first), nil)]
    case "rotateDevice": return [.turn(isRight: first.word != "landscapeRight" && first.word != "portrait")]
    case "tapStatusBar":
      return [.taps(1, InputDrawing.Point(x: screen.x + screen.width / 2, y: screen.y + 22))]
    case "advance": return first.numbers.first.map { [.text("\($0.decimalText) s", nil)] } ?? []
    case "sendToBackground", "backgroundApplication": return [home]
    case "dismissKeyboard": return keyboardSwipe
    default: return []
    }
  }

  /// The actions on the selected element.
  private var actions: [InputDrawing] {
    let performed = chain.filter { $0.name == "perform" }.flatMap(\.calls)
    guard let matcher = chain[0].calls.first, !performed.isEmpty else { return [] }
    let index = chain.first { $0.name == "atIndex" }?.numbers.first ?? 0
    guard index >= 0, index < 10_000 else { return [] }
    guard let frame = matching.frame(of: matcher, at: Int(index)) else { return search }
    return performed.compactMap { drawing(of: $0, in: frame) }
  }

  /// The scrolling by which an element is searched for.
  private var search: [InputDrawing] {
    guard let calls = chain.first(where: { $0.name == "usingSearch" })?.calls, calls.count == 2,
      let frame = matching.frame(of: calls[1], at: 0)
    else { return [] }
    return drawing(of: calls[0], in: frame).map { [$0] } ?? []
  }

  private func drawing(of action: StatementCall, in frame: RenderFrame) -> InputDrawing? {
    let numbers = action.numbers
    let point =
      numbers.count >= 2 ? InputDrawing.Point(x: frame.x + numbers[0], y: frame.y + numbers[1]) : nil
    switch action.name {
    case "grey_tap", "grey_turnSwitchOn", "grey_turnSwitchOnWithShortTap": return .taps(1, frame.middle)
    case "grey_tapAtPoint": return .taps(1, point ?? frame.middle)
    case "grey_doubleTap": return .taps(2, frame.middle)
    case "grey_doubleTapAtPoint": return .taps(2, point ?? frame.middle)
    case "grey_multipleTapsWithCount":
      return .taps(Int((numbers.first ?? 1).magnitude.rounded()), frame.middle)
    case "grey_longPress", "grey_longPressWithDuration": return .press(frame.middle)
    case "grey_longPressAtPointWithDuration": return .press(point ?? frame.middle)
    case "grey_typeText", "grey_replaceText": return action.string.map { .text($0, frame) }
    case "grey_clearText": return .text("⌫", frame)
    case "grey_setPickerColumnToValue":
      let value = action.arguments.last
      if case .string(let text)? = value { return .text(text, frame) }
      return nil
    default: return movement(action, in: frame)
    }
  }

  private func movement(_ action: StatementCall, in frame: RenderFrame) -> InputDrawing? {
    guard let word = action.word else { return nil }
    let direction = word.replacing("kGREYDirection", with: "").replacing("kGREYContentEdge", with: "")
      .lowercased()
    let isScroll = action.name.hasPrefix("grey_scroll")
    guard isScroll || action.name.lowercased().contains("swipe") else { return nil }
    // A scroll goes to where the content is, so the finger moves the other way.
    let finger = isScroll ? Self.opposite[direction] : direction
    let vectors = ["up": (0.0, -1.0), "down": (0, 1), "left": (-1, 0), "right": (1, 0)]
    guard let (across, down) = vectors[finger ?? ""] else { return nil }
    let shares = action.numbers.suffix(2).filter { $0 > 0 && $0 < 1 }
    let reach = across == 0 ? min(frame.height * 0.6, 260) : min(frame.width * 0.6, 260)
    let middle = frame.middle
    let start =
      shares.count == 2
      ? InputDrawing.Point(x: frame.x + frame.width * shares[0], y: frame.y + frame.height * shares[1])
      : InputDrawing.Point(x: middle.x - across * reach / 2, y: middle.y - down * reach / 2)
    return .swipe(
      from: start, to: InputDrawing.Point(x: start.x + across * reach, y: start.y + down * reach))
  }

  private static let opposite = [
    "up": "down", "down": "up", "left": "right", "right": "left", "top": "down", "bottom": "up",
  ]

  /// The swipe from the bottom edge.
  private var home: InputDrawing {
    let (x, end) = (screen.x + screen.width / 2, screen.y + screen.height)
    return .swipe(from: InputDrawing.Point(x: x, y: end - 14), to: InputDrawing.Point(x: x, y: end - 200))
  }

  private var keyboardSwipe: [InputDrawing] {
    let matcher = StatementCall(
      name: "grey_kindOfClassName", arguments: NodeKind.keyboard.types.map { .string($0) })
    return matching.frame(of: matcher, at: 0).map { keyboard in
      let middle = keyboard.middle
      return [
        .swipe(
          from: InputDrawing.Point(x: middle.x, y: keyboard.y + 20),
          to: InputDrawing.Point(x: middle.x, y: keyboard.y + keyboard.height * 0.8))
      ]
    } ?? []
  }

  /// Returns a key with its modifiers, such as ⌘L.
  private static func key(_ call: StatementCall) -> String {
    let names: [String] = call.arguments.dropFirst().flatMap { value -> [String] in
      switch value {
      case .name(let name): [name]
      case .list(let values): values.map { if case .name(let name) = $0 { name } else { "" } }
      default: []
      }
    }
    let signs = [".control": "⌃", ".alternate": "⌥", ".shift": "⇧", ".command": "⌘"]
    let modifiers = [".control", ".alternate", ".shift", ".command"].filter(names.contains)
    return modifiers.compactMap { signs[$0] }.joined() + (call.string ?? "").uppercased()
  }
}

extension RenderFrame {
  fileprivate var middle: InputDrawing.Point { InputDrawing.Point(x: x + width / 2, y: y + height / 2) }
}
