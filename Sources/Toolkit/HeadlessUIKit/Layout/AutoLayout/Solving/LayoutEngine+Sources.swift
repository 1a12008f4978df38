import Foundation

/// What causes a relation to be read again.
extension LayoutEngine {
  func follow(_ reader: RelationReader, _ relation: LayoutRelation) {
    relation.sources = reader.sources.map { Unowned(object: $0) }
    for node in reader.sources { node.dependents.append(relation) }
    relation.insetOwners = reader.insetOwners.map { Unowned(object: $0) }
    relation.usesBaseline = reader.usesBaseline
    for owner in reader.insetOwners { countInsetReader(of: owner, by: 1) }
    guard !reader.insetOwners.isEmpty || reader.usesBaseline else { return }
    relation.variableIndex = variableRelations.count
    variableRelations.append(relation)
  }

  func stopFollowing(_ relation: LayoutRelation) {
    for source in relation.sources {
      guard let index = source.object.dependents.lastIndex(where: { $0 === relation }) else { continue }
      source.object.dependents.remove(at: index)
    }
    relation.sources = []
    for owner in relation.insetOwners { countInsetReader(of: owner.object, by: -1) }
    relation.insetOwners = []
    guard let index = relation.variableIndex else { return }
    relation.variableIndex = nil
    let last = variableRelations.removeLast()
    guard last !== relation else { return }
    variableRelations[index] = last
    last.variableIndex = index
  }

  /// Insets depend on the frames of all superviews.
  private func countInsetReader(of owner: UIView, by count: Int) {
    for view in sequence(first: owner, next: \.superview) { view.layoutNode?.insetReaders += count }
  }
}

/// Insets, each of which is computed once per round.
extension LayoutEngine {
  struct KnownInsets {
    let view: ObjectIdentifier
    let guide: ObjectIdentifier?
    let insets: UIEdgeInsets
  }

  func margins(of view: UIView) -> UIEdgeInsets {
    knownInsets(of: view, nil) { view.layoutMargins }
  }

  /// Returns a guide's distances from the view's edges; `nil` for a guide that constraints
  /// position.
  func insets(of guide: UILayoutGuide, in view: UIView) -> UIEdgeInsets? {
    switch guide.kind {
    case .free, .scrollContent: nil
    case .scrollFrame: .zero
    default: knownInsets(of: view, guide) { view.insets(of: guide) ?? .zero }
    }
  }

  private func knownInsets(
    of view: UIView, _ guide: UILayoutGuide?, _ read: () -> UIEdgeInsets
  ) -> UIEdgeInsets {
    let (view, guide) = (ObjectIdentifier(view), guide.map { ObjectIdentifier($0) })
    if let known = knownInsets.first(where: { $0.view == view && $0.guide == guide }) { return known.insets }
    let insets = read()
    knownInsets.append(KnownInsets(view: view, guide: guide, insets: insets))
    return insets
  }
}
