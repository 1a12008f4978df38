import RenderTree

extension AuditedScreen {
  /// The texts that have too little contrast with what is behind them, by the Web Content Accessibility
  /// Guidelines 2.1: less than 4.5:1, or 3:1 for large text.
  ///
  /// Texts of disabled controls are exempt. Where a picture, a gradient or a blur is behind a text, or
  /// nothing opaque, its contrast is unknown, and it is not judged.
  var lowContrasts: [AuditOffense] {
    let ends = ends
    return nodes.indices.compactMap { number in
      let texts = nodes[number].texts
      guard !texts.isEmpty, nodes[number].isOnScreen, !isDisabled(number) else { return nil }
      let backdrop = backdrop(of: number, ends: ends)
      return texts.compactMap { $0.contrast(before: backdrop) }.min { $0.ratio < $1.ratio }
        .map { AuditOffense(number: number, problem: $0.problem, contrast: $0.ratio) }
    }
  }

  /// For each node the number of the first node after it that is not in it.
  private var ends: [Int] {
    var ends = nodes.indices.map { $0 + 1 }
    for number in nodes.indices.reversed() {
      guard let parent = nodes[number].surroundings.parent else { continue }
      ends[parent] = max(ends[parent], ends[number])
    }
    return ends
  }

  private func isDisabled(_ number: Int) -> Bool {
    lineage(of: number).contains { nodes[$0].node.states.contains("disabled") }
  }

  /// Returns what is behind the text of a node, at the place of the text.
  private func backdrop(of number: Int, ends: [Int]) -> AuditBackdrop {
    var backdrop = AuditBackdrop()
    let place = nodes[number].visibleFrame
    for (index, item) in nodes[...number].enumerated() {
      backdrop.close(before: index)
      let opacity = item.node.number("alpha") ?? 1
      if opacity < 1 { backdrop.open(until: ends[index], opacity: opacity) }
      backdrop.paint(item.paint(at: place, isText: index == number))
    }
    return backdrop
  }
}

extension AuditedNode {
  /// What the node paints at a place: unknown where it covers only a part of it, other than a line's width.
  fileprivate func paint(at place: RenderFrame, isText: Bool) -> AuditPaint {
    let common = visibleFrame.intersection(place)
    guard common.width > 1, common.height > 1 else { return .nothing }
    let paint = node.paint(isText: isText)
    guard paint != .nothing else { return .nothing }
    let isCovering = place.width - common.width < 0.5 && place.height - common.height < 0.5
    return isCovering ? paint : .unknown
  }
}
