import HeadlessUIKit

@MainActor let relationScreens: [String: RecordedScreen] = [
  "constrainViewAttributeIsRelationToTargetAttributeOfTargetViewMultiplierConstant": attributesOfTwoViews,
  "constrainAnchorIsRelationToTargetAnchorConstantPriority": edgesOfTwoViews,
  "constrainAnchorIsRelationToTargetAnchorMultiplierConstantPriority": dimensionsOfFourViews,
  "constrainAnchorIsRelationToConstantPriority": { root in
    let pink = root.box().held(.trailing, plus: -20).held(.top, plus: 20)
    let yellow = root.box().held(.trailing, .bottom, plus: -20)
    pink.tall(150, by: .greaterThanOrEqual, at: .high).tall(100)
    pink.wide(40, by: .greaterThanOrEqual).wide(20, at: .low).wide(200, at: .high)
    yellow.tall(25, at: .low).tall(100, at: .high)
    yellow.wide(250, by: .lessThanOrEqual, at: .high).wide(300, at: .low).wide(200, at: .high)
  },
]

@MainActor private func attributesOfTwoViews(in root: UIView) {
  let (pink, yellow) = (root.box().tall(100), root.box())
  pink.constrain(.bottom, yellow, .top, plus: -12)
  pink.held(.top, plus: 20).held(.top, by: .greaterThanOrEqual, plus: 6)
  yellow.held(.bottom, by: .lessThanOrEqual, plus: -10).held(.bottom, plus: -20)
  pink.held(.leading, plus: 4)
  yellow.held(.leading)
  pink.held(.width, times: 0.75)
  yellow.held(.width, times: 0.5)
}

@MainActor private func edgesOfTwoViews(in root: UIView) {
  let (pink, yellow) = (root.box().tall(100), root.box())
  pink.held(.leading, by: .greaterThanOrEqual, plus: 50, at: .high).held(.leading)
  yellow.held(.leading, plus: 20)
  pink.held(.trailing, plus: -20)
  yellow.held(.trailing, plus: -20)
  pink.held(.top, plus: 10, at: .low).held(.top, plus: 30, at: .high)
  pink.constrain(.bottom, yellow, .top, by: .greaterThanOrEqual, plus: -50)
  pink.constrain(.bottom, yellow, .top, plus: -100, at: .low)
  pink.constrain(.bottom, yellow, .top, plus: -10, at: .high)
  yellow.held(.bottom, by: .lessThanOrEqual, plus: -50).held(.bottom, plus: -10, at: .low)
    .held(.bottom, plus: -100, at: .high)
}

@MainActor private func dimensionsOfFourViews(in root: UIView) {
  let pink = root.box().tall(100).held(.top, .leading)
  let yellow = root.box().held(.bottom, .trailing)
  let blue = root.box().tall(100).held(.centerY, .centerX)
  let green = root.box().held(.leading, plus: 10).held(.bottom, plus: -10)
  pink.constrain(.height, yellow, .height, by: .greaterThanOrEqual, times: 0.5, plus: 50, at: .high)
  pink.constrain(.height, yellow, .height)
  pink.held(.width, plus: -150)
  yellow.held(.width, times: 0.33)
  blue.held(.width, at: .low)
  blue.constrain(.width, yellow, .width, at: .high)
  green.constrain(.height, yellow, .height, by: .greaterThanOrEqual)
  green.constrain(.height, yellow, .height, plus: -50, at: .low)
  green.constrain(.height, yellow, .height, plus: 50, at: .high)
  green.constrain(.width, yellow, .width, by: .lessThanOrEqual)
  green.constrain(.width, yellow, .width, plus: 50, at: .low)
  green.constrain(.width, yellow, .width, plus: -50, at: .high)
}
