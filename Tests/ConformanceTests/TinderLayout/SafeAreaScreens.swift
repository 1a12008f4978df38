import HeadlessUIKit

@MainActor let safeAreaScreens: [String: RecordedScreen] = [
  "toSafeAreaInsetsPriorityDirectional": { root in fill(root, .directional) },
  "toSafeAreaInsetsPriorityCanonical": { root in fill(root, .canonical) },
  "toSafeAreaWithEdgesInsetPriorityDirectional": { root in
    root.box().filling(.safeArea, .directional, by: UIEdgeInsets(all: 50), at: .high)
      .filling(.safeArea, .directional)
    root.box().filling(.safeArea, .directional, at: .low)
      .filling(.safeArea, .directional, by: UIEdgeInsets(all: 25), at: .high)
  },
  "toSafeAreaCanonicalEdgesInsetPriority": { root in
    root.box().filling(.safeArea, [.top, .left], by: UIEdgeInsets(all: 50), at: .high).filling(.safeArea)
    root.box().filling(.safeArea, at: .low).filling(.safeArea, by: UIEdgeInsets(all: 50), at: .high)
    root.box().filling(.safeArea, by: UIEdgeInsets(all: 75))
  },
]

@MainActor private func fill(_ root: UIView, _ edges: [NSLayoutConstraint.Attribute]) {
  root.box().filling(.safeArea, edges, by: UIEdgeInsets(all: 5), at: .high)
    .filling(.safeArea, edges, by: UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 15))
  root.box().filling(.safeArea, edges, by: UIEdgeInsets(all: 5), at: .low)
    .filling(.safeArea, edges, by: UIEdgeInsets(all: 50), at: .high)
}
