extension TextExtent {
  /// Measures one character, a whole grapheme cluster.
  package init(_ character: Character, typeface: Typeface) {
    switch typeface {
    case .system(let design): add(character, in: design)
    case .face(let face): add(character, in: face)
    }
  }

  /// Adds a character of an app's own font, or of the system font if the face lacks it.
  private mutating func add(_ character: Character, in face: FontFace) {
    // A letter and its accents may be one character of the font.
    let composed = character.unicodeScalars.count == 1 ? nil : character.composed.flatMap(face.advance)
    if let advance = composed {
      faceUnits += advance
      return
    }
    if character.isEmoji { return add(character, in: .system) }
    for scalar in character.unicodeScalars {
      guard !scalar.takesNoRoom else { continue }
      if let advance = face.advance(of: scalar) {
        // The marks of many fonts have a width in their table, and take no room on their letter.
        if !scalar.isMark { faceUnits += advance }
      } else {
        add(Character(scalar), in: .system)
      }
    }
  }

  private mutating func add(_ character: Character, in design: FontDesign) {
    if design.hasUsualAdvances, let letter = Advance.ofLetter(character) { return add(letter) }
    guard let first = character.unicodeScalars.first, !first.takesNoRoom else { return }
    if character.isEmoji {
      emoji += 1
    } else if first.isFullWidth {
      ideographs += 2
    } else if design == .monospaced {
      // A mark by itself, without a letter, takes no room.
      if !first.isMark { add(.monospaced, isTracked: false) }
    } else if design == .monospacedDigit, first.isDigit {
      add(.tabularDigit)
    } else {
      add(first)
      addSpacingMarks(of: character)
    }
  }

  /// Adds the system font's width of a letter, from the best source there is: its own, its base letter's, or its
  /// script's.
  private mutating func add(_ scalar: Unicode.Scalar) {
    if let advance = Advance.ofLetter(scalar) ?? scalar.latinBase.flatMap(Advance.ofLetter) {
      add(advance)
    } else if ScriptAdvances.halfWidth.contains(scalar.value) {
      ideographs += 1
    } else if !scalar.isMark {
      add(ScriptAdvances.advance(of: scalar), isTracked: false)
    }
  }

  /// Adds the vowel signs that are written beside their letter.
  private mutating func addSpacingMarks(of character: Character) {
    for scalar in character.unicodeScalars.dropFirst()
    where scalar.properties.generalCategory == .spacingMark {
      add(ScriptAdvances.spacingMark, isTracked: false)
    }
  }
}
