import RenderTree
import UTF8Text

/// What an audit looks for.
package enum AuditRule: String, Hashable, Sendable, CaseIterable {
  /// A control for which VoiceOver has no label.
  case unlabeledControl
  /// A text that is not shown completely.
  case clippedText
  /// A control that is smaller than a finger.
  case smallTarget
  /// Two controls that overlap: a finger may hit the wrong one.
  case overlappingTargets
  /// A control that a finger cannot hit, since something is in front of it.
  case coveredTarget
  /// A text that is hard to read, since its color is too similar to what is behind it.
  case lowContrast
  /// A text, or the middle of a control, that bars, the edge of the screen or the device's corners may hide.
  case outsideSafeArea
  /// A control that a finger can hit, and that VoiceOver passes over.
  case unreachableControl
  /// A view whose constraints contradict each other, or do not determine its frame.
  case faultyLayout

  /// The rule in words, which follow a finding in parentheses.
  package var words: String {
    switch self {
    case .unlabeledControl: "unlabeled control"
    case .clippedText: "clipped text"
    case .smallTarget: "small target"
    case .overlappingTargets: "overlapping targets"
    case .coveredTarget: "covered target"
    case .lowContrast: "low contrast"
    case .outsideSafeArea: "outside of the safe area"
    case .unreachableControl: "unreachable control"
    case .faultyLayout: "faulty layout"
    }
  }

  /// The offenses on a screen, in the order of the tree.
  var offenses: (AuditedScreen) -> [AuditOffense] {
    switch self {
    case .unlabeledControl: \.unlabeledControls
    case .clippedText: \.clippedTexts
    case .smallTarget: \.smallTargets
    case .overlappingTargets: \.overlappingTargets
    case .coveredTarget: \.coveredTargets
    case .lowContrast: \.lowContrasts
    case .outsideSafeArea: \.unsafePlaces
    case .unreachableControl: \.unreachableControls
    case .faultyLayout: \.faultyLayouts
    }
  }
}

/// A node that offends a rule, by its number on the screen.
struct AuditOffense: Hashable {
  var number: Int
  var problem: String
  /// The contrast of a text that has too little of it.
  var contrast: Double?
}

extension AuditedScreen {
  /// The controls for which nothing is spoken. A field's content is not its label.
  var unlabeledControls: [AuditOffense] {
    offenses { item in
      guard item.isControl, item.isReachable, !item.isLabeledBySystem, !item.isLabeledByField,
        let role = item.role
      else { return nil }
      // White space is not spoken.
      let words = item.node.word("spoken") ?? ""
      return words.allSatisfy(\.isWhitespace) ? "the \(role) has no label" : nil
    }
  }
}

extension AuditedNode {
  /// Whether VoiceOver speaks the value of the control, to which an app cannot give a label.
  fileprivate var isLabeledBySystem: Bool { node.kind.systemSettings == .sizeAndLabel }

  /// Whether the control is a cell in which VoiceOver reads the placeholder of a field.
  fileprivate var isLabeledByField: Bool { role == "cell" && node.hasPlaceholder }
}

extension RenderNode {
  /// Whether the node or one in it has a placeholder.
  fileprivate var hasPlaceholder: Bool {
    word("placeholder") != nil || children.contains(where: \.hasPlaceholder)
  }
}

extension AuditedScreen {
  /// The controls that are less than 44 points wide or high, the least size in Apple's guidelines.
  ///
  /// Controls whose size the system determines are not checked, nor are disabled ones.
  var smallTargets: [AuditOffense] {
    offenses { item in
      guard item.isTarget, !item.isSizedBySystem else { return nil }
      let (width, height) = (item.frame.width, item.frame.height)
      guard min(width, height) < Self.leastLength else { return nil }
      return "is \(width.decimalText) by \(height.decimalText) points, less than 44 by 44"
    }
  }

  /// In points; half a point is tolerated.
  private static let leastLength = 43.5
}

extension AuditedNode {
  /// Whether the system sizes the control, and an app cannot make it larger.
  fileprivate var isSizedBySystem: Bool {
    switch node.kind.systemSettings {
    case .size, .sizeAndLabel: true
    case .nothing: false
    }
  }
}

extension AuditedScreen {
  /// The controls that something covers.
  ///
  /// A control that fills the screen is a backdrop, which people touch next to what covers it.
  var coveredTargets: [AuditOffense] {
    offenses { item in
      guard item.isTarget, item.frame != nodes.first?.frame, let cover = item.node.word("covered") else {
        return nil
      }
      return "is covered by \(cover)"
    }
  }
}

extension AuditedScreen {
  /// The controls that overlap an earlier one of the tree by more than a point.
  ///
  /// A control inside another one is a part of it, and one that scrolls below a fixed one can be
  /// scrolled out from under it.
  var overlappingTargets: [AuditOffense] {
    let targets = nodes.indices.filter { nodes[$0].isTarget }
    return targets.flatMap { later in
      targets.prefix { $0 < later }.filter { overlap($0, later) && !areNested($0, later) }.map { earlier in
        AuditOffense(number: later, problem: "overlaps \(nodes[earlier].node.name)")
      }
    }
  }

  private func overlap(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (nodes[first], nodes[second])
    // If only one of them scrolls, scrolling ends the overlap.
    guard one.surroundings.scrollView == other.surroundings.scrollView else { return false }
    let common = one.visibleFrame.intersection(other.visibleFrame)
    return common.width > 1 && common.height > 1
  }
}

extension RenderNode {
  /// The node's line without its frame, states and attributes.
  fileprivate var name: String {
    RenderNode(type, identifier: identifier, text: text).line
  }
}

extension AuditedScreen {
  /// The texts that are truncated, or cut off by a view around them.
  ///
  /// A text in a scroll view is not cut off: it can be scrolled into view.
  var clippedTexts: [AuditOffense] {
    offenses { item in
      // A text without any room is not reachable, but it is clipped.
      guard item.isReachable || item.isWithoutRoom else { return nil }
      if let shown = item.node.word("shown") ?? item.node.word("cut") {
        return shown.isEmpty ? "there is no room for its text" : "shows only \(shown.quoted)"
      }
      return item.isCutOff ? "its text is cut off by a view around it" : nil
    }
  }
}

extension AuditedNode {
  /// Whether the node has no width or no height.
  fileprivate var isWithoutRoom: Bool { frame.width == 0 || frame.height == 0 }

  /// Whether something that does not scroll hides a part of the text; half a point is tolerated.
  fileprivate var isCutOff: Bool {
    guard node.text != nil, surroundings.scrollView == nil, isOnScreen else { return false }
    return frame.width - visibleFrame.width > 0.5 || frame.height - visibleFrame.height > 0.5
  }
}

extension AuditedScreen {
  /// The views whose constraints contradict each other, or do not determine everything.
  var faultyLayouts: [AuditOffense] {
    nodes.indices.flatMap { number in
      Self.faults.flatMap { name, words in
        nodes[number].node.attributes.filter { $0.name == name }.map { fault in
          AuditOffense(number: number, problem: "\(words) \(fault.value.text)")
        }
      }
    }
  }

  private static let faults = [
    ("unsatisfiable", "its constraints contradict each other:"), ("ambiguous", "its constraints leave open:"),
  ]
}

extension AuditedScreen {
  /// The texts and controls that are not within the safe area, as their views report.
  var unsafePlaces: [AuditOffense] {
    offenses { item in
      guard item.isOnScreen, let place = item.node.word("unsafe") else { return nil }
      return "is \(place) of the safe area"
    }
  }

  /// The views that take taps, and that assistive technologies do not reach.
  var unreachableControls: [AuditOffense] {
    offenses { item in
      item.isOnScreen && item.node.word("mute") != nil ? "takes taps, but VoiceOver does not reach it" : nil
    }
  }
}
