import HeadlessUIKit

@MainActor let marginScreens: [String: RecordedScreen] = [
  "toMarginsInsetsPriorityDirectional": { root in
    root.box().filling(.margins, .directional, by: UIEdgeInsets(all: 10), at: .high)
      .filling(.margins, .directional)
    root.box().filling(.margins, .directional, at: .low)
      .filling(.margins, .directional, by: unequal, at: .high)
  },
  "toMarginsInsetsPriorityCanonical": { root in
    root.box().filling(.margins, at: .high)
      .filling(.margins, by: UIEdgeInsets(top: 10, left: 20, bottom: 40, right: 80))
    root.box().filling(.margins, at: .low).filling(.margins, by: unequal, at: .high)
  },
  "toMarginsWithEdgesInsetPriorityDirectional": { root in fill(root, .directional) },
  "toMarginsCanonicalEdgesInsetPriority": { root in
    fill(root, .canonical)
    root.box().sized(50, 50).filling(.margins, [.top, .left], by: UIEdgeInsets(all: 75))
  },
  "toSideMarginsInsetPriority": { root in
    let sides: [NSLayoutConstraint.Attribute] = [.left, .right]
    root.box().held(.top).tall(100).filling(.margins, sides)
      .filling(.margins, sides, by: UIEdgeInsets(all: 20), at: .high)
    root.box().held(.centerY).tall(100).filling(.margins, sides, by: UIEdgeInsets(all: 20))
    root.box().held(.bottom).tall(100).filling(.margins, sides, by: UIEdgeInsets(all: 20), at: .low)
      .filling(.margins, sides, by: UIEdgeInsets(all: 40), at: .high)
  },
]

private let unequal = UIEdgeInsets(top: 20, left: 30, bottom: 50, right: 90)

@MainActor private func fill(_ root: UIView, _ edges: [NSLayoutConstraint.Attribute]) {
  root.box().filling(.margins, edges, by: UIEdgeInsets(all: 50), at: .high).filling(.margins, edges)
  root.box().filling(.margins, edges, by: UIEdgeInsets(all: 25))
  root.box().filling(.margins, edges, at: .low)
    .filling(.margins, edges, by: UIEdgeInsets(all: 50), at: .high)
}
