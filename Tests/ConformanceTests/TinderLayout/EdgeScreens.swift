import HeadlessUIKit

@MainActor let edgeScreens: [String: RecordedScreen] = [
  "toEdgesInsetsPriorityDirectional": { root in
    root.box().filling(.bounds, .directional, at: .high).filling(.bounds, .directional, by: unequal)
    root.box().filling(.bounds, .directional, by: UIEdgeInsets(all: 5), at: .low)
      .filling(.bounds, .directional, by: UIEdgeInsets(all: 50), at: .high)
  },
  "toEdgesInsetsPriorityCanonical": { root in
    root.box().filling(by: unequal, at: .high).filling(by: unequal)
    root.box().filling(by: unequal, at: .low).filling(by: UIEdgeInsets(all: 50), at: .high)
  },
  "toEdgesWithEdgesInsetPriorityDirectional": { root in
    root.box().tall(100).filling(.bounds, [.top, .leading, .trailing], by: UIEdgeInsets(all: 50), at: .high)
      .filling(.bounds, [.top, .leading, .trailing])
    root.box().tall(100).filling(.bounds, [.bottom, .leading, .trailing], by: UIEdgeInsets(all: 25))
    root.box().tall(100).held(.centerY)
      .filling(.bounds, [.leading, .trailing], by: UIEdgeInsets(all: 25), at: .low)
      .filling(.bounds, [.leading, .trailing], by: UIEdgeInsets(all: 50), at: .high)
  },
  "toEdgesCanonicalEdgesInsetPriority": { root in
    root.box().filling(.bounds, [.top, .leading], by: UIEdgeInsets(all: 50), at: .high).filling()
    root.box().tall(100).filling(.bounds, [.top, .left, .right])
    root.box().tall(100).filling(.bounds, [.bottom, .left, .right], by: UIEdgeInsets(all: 25))
    root.box().tall(100).held(.centerY).filling(.bounds, sides, by: UIEdgeInsets(all: 25), at: .low)
      .filling(.bounds, sides, by: UIEdgeInsets(all: 50), at: .high)
  },
  "toSideEdgesInsetPriority": { root in
    root.box().tall(100).held(.top).filling(.bounds, sides, by: UIEdgeInsets(all: 50), at: .high)
      .filling(.bounds, sides)
    root.box().tall(100).held(.centerY).filling(.bounds, sides, by: UIEdgeInsets(all: 50))
    root.box().tall(100).held(.bottom).filling(.bounds, sides, at: .low)
      .filling(.bounds, sides, by: UIEdgeInsets(all: 50), at: .high)
  },
]

private let sides: [NSLayoutConstraint.Attribute] = [.left, .right]
private let unequal = UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 15)
