import HeadlessUIKit

@MainActor let sizeScreens: [String: RecordedScreen] = [
  "sizePriority": sizes,
  "sizeWidthHeightPriority": sizes,
  "widthIsRelationToConstantPriority": widthRelations,
  "widthWithConstantPriority": { root in
    root.box().held(.top, .leading).tall(100).wide(100, at: .high).wide(50)
    root.box().held(.top, .trailing).tall(100).wide(1, at: .low).wide(50, at: .high)
  },
  "heightIsRelationToConstantPriority": heightRelations,
  "heightWithConstantPriority": { root in
    root.box().held(.top, .leading).wide(100).tall(100, at: .high).tall(50)
    root.box().held(.top, .trailing).wide(100).tall(1, at: .low).tall(50, at: .high)
  },
  "squareWithLengthPriority": { root in
    root.box().held(.top, .leading).sized(200, 200, at: .high).sized(100, 100)
    root.box().held(.top, .trailing).sized(25, 25, at: .low).sized(100, 100, at: .high)
  },
  "square": { root in
    root.box().held(.top, .leading).wide(100).shaped(1)
    root.box().held(.top, .trailing).tall(100).shaped(1)
  },
  "aspectRatioWithRatioPriority": { root in
    root.box().held(.top, .leading).tall(100).shaped(0.5, at: .high).shaped(0.75)
    root.box().held(.top, .trailing).tall(100).shaped(0.25, at: .low).shaped(0.75, at: .high)
  },
]

@MainActor private func sizes(in root: UIView) {
  root.box().held(.top, .leading).sized(150, 250, at: .high).sized(100, 200)
  root.box().held(.top, .trailing).sized(50, 50, at: .low).sized(100, 200, at: .high)
}

@MainActor private func widthRelations(in root: UIView) {
  root.box().held(.top, .leading).tall(100).wide(100, by: .greaterThanOrEqual, at: .high).wide(50)
  root.box().held(.top, .trailing).tall(100).wide(1, at: .low).wide(50, at: .high)
  root.box().held(.bottom, .leading).tall(100).wide(40, at: .high).wide(50, by: .greaterThanOrEqual)
  root.box().held(.bottom, .trailing).tall(100).wide(60, at: .high).wide(50, by: .lessThanOrEqual)
  root.box().held(.centerY, plus: -50).held(.centerX).tall(100).wide(60).wide(50, by: .greaterThanOrEqual)
  root.box().held(.centerY, plus: 50).held(.centerX).tall(100).wide(40).wide(50, by: .lessThanOrEqual)
}

@MainActor private func heightRelations(in root: UIView) {
  root.box().held(.top, .leading).wide(50).tall(150, by: .greaterThanOrEqual, at: .high).tall(100)
  root.box().held(.top, .trailing).wide(50).tall(1, at: .low).tall(100, at: .high)
  root.box().held(.bottom, .leading).wide(50).tall(75, at: .high).tall(100, by: .greaterThanOrEqual)
  root.box().held(.bottom, .trailing).wide(50).tall(125, at: .high).tall(50, by: .lessThanOrEqual)
  root.box().held(.centerY, plus: -50).held(.centerX).wide(50)
    .tall(110, at: .high).tall(100, by: .greaterThanOrEqual)
  root.box().held(.centerY, plus: 50).held(.centerX).wide(50)
    .tall(90, at: .high).tall(100, by: .lessThanOrEqual)
}
