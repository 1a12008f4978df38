import SwiftSources

extension PortingRule {
  /// Removes attributes and modifiers that have a meaning only in Objective-C's runtime.
  static let attributes = PortingRule { file, app in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated() {
      if token.is("@"), let range = file.droppedAttribute(at: index) {
        changes.edits.append(.blank(file.bytes(of: range)))
        if file.tokens[index + 1].text == "IBOutlet" {
          if !app.types.isInterfaceClass(file.typeName(around: index) ?? "") {
            changes.findings.append(file.outlet(at: token))
          }
          changes.edits += file.restrictions(around: range).map { .blank(file.bytes(of: $0)) }
        }
      } else if token.kind == .word, token.text == "dynamic", file.isModifier(at: index) {
        changes.edits.append(.blank(token.range))
      }
    }
    return changes
  }

  /// Changes the protocols of objects to Swift's `AnyObject`, since the toolkit's classes have no `NSObject`.
  static let objectProtocols = PortingRule { file, _ in
    var changes = Changes()
    for type in file.outline.allTypes where type.kind == .protocol {
      let parents = type.inheritance.flatMap(\.tokens)
      if let object = parents.first(where: { $0.text == "NSObjectProtocol" }) {
        changes.edits.append(SourceEdit(object.range, "AnyObject"))
      } else if type.modifiers.attributes.contains("objc"),
        !parents.contains(where: { ["AnyObject", "class"].contains($0.text) }),
        let last = (parents + [type.name]).max(by: { $0.range.lowerBound < $1.range.lowerBound })
      {
        let isFirst = type.inheritance.isEmpty
        changes.edits.append(.insert(isFirst ? ": AnyObject" : ", AnyObject", at: last.range.upperBound))
      }
    }
    return changes
  }

  /// The removed attributes. The app's entry point is one, since a module of showcases has its own.
  fileprivate static let droppedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain", "NSApplicationMain",
    "main",
  ]
}

extension AppFile {
  /// Returns the tokens of the removable attribute that starts at an index; `nil` if no such attribute starts there.
  fileprivate func droppedAttribute(at index: Int) -> Range<Int>? {
    guard tokens.indices.contains(index + 1), tokens[index + 1].touchesPrevious,
      PortingRule.droppedAttributes.contains(tokens[index + 1].text)
    else { return nil }
    let hasArgument = list.has("(", at: index + 2) && tokens[index + 2].touchesPrevious
    return index..<(hasArgument ? list.end(of: index + 2) : index + 2)
  }

  /// Whether a word before a declaration is a modifier rather than a name.
  fileprivate func isModifier(at index: Int) -> Bool {
    guard !list.has(".", at: index - 1), tokens.indices.contains(index + 1) else { return false }
    return Self.wordsBehindModifiers.contains(tokens[index + 1].text)
  }

  private static let wordsBehindModifiers: Set<String> = [
    "var", "func", "init", "subscript", "lazy", "weak", "private", "fileprivate", "internal", "public",
    "open", "override", "class", "static", "final", "unowned", "@",
  ]

  /// Returns the tokens that hide an outlet from the code that creates its owner, which may be a use case instead
  /// of a storyboard: `private`, `fileprivate(set)`.
  fileprivate func restrictions(around attribute: Range<Int>) -> [Range<Int>] {
    let before = tokens[..<attribute.lowerBound].indices.reversed().prefix {
      Self.outletModifiers.contains(tokens[$0].text)
    }
    let after = tokens[attribute.upperBound...].indices.prefix {
      tokens[$0].text != "var" && !tokens[$0].is(":")
    }
    return (Array(before) + Array(after)).filter { ["private", "fileprivate"].contains(tokens[$0].text) }.map
    { index in
      index..<(list.has("(", at: index + 1) ? list.end(of: index + 1) : index + 1)
    }
  }

  private static let outletModifiers: Set<String> = [
    "private", "fileprivate", "weak", "strong", "unowned", "final", "override", "lazy",
  ]

  fileprivate func outlet(at token: SwiftToken) -> PortingFinding {
    finding(
      at: token, "an outlet of a class whose superclass is not known is not set by a storyboard or a xib",
      instead: "an override of 'setInterfaceValue(_:for:)', as of UIKitObject")
  }
}
