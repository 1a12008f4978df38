import SwiftSources

extension Stricture {
  static let otherViewControllers = Stricture(
    4, "a view controller neither creates nor touches another class of view controllers",
    wayOut: "have the coordinator create it, and take it by a property of the base class"
  ) { package in
    package.files(in: .ui).flatMap { file in
      // A delegate's protocol may mention the type that it belongs to.
      file.outline.members.types.filter { $0.kind != .protocol }.flatMap { type in
        type.body.compactMap { index -> Violation? in
          let (token, owner) = (file.list.tokens[index], type.name.text)
          guard token.isName, token.text != owner, package.types.isViewController(token.text),
            !package.types.inherits(owner, token.text)
          else { return nil }
          return file.violation(at: token, "\(owner) \(file.list.useOfType(at: index))")
        }
      }
    }
  }

  static let modelTypes = Stricture(
    7, "view controllers do not depend on types of the model",
    wayOut: "hand the values that are shown over a consumer protocol"
  ) { package in
    package.files(in: .ui).flatMap { file -> [Violation] in
      let modules = Set(file.imports.map(\.module) + [file.target])
      return file.list.tokens.compactMap { token in
        guard token.isName, let model = package.types.declaration(of: token.text)?.file,
          model.layer == .model, modules.contains(model.target)
        else { return nil }
        return file.violation(at: token, "\(token.text) is a type of the model, of \(model.target)")
      }
    }
  }

  static let ownTransitioningDelegate = Stricture(
    9, "a view controller is not its own transitioning delegate",
    wayOut: "have the coordinator, or an object that it creates, be the transitioningDelegate"
  ) { package in
    package.files(in: .ui).flatMap { file in
      file.list.tokens.indices.filter {
        file.list.hasSequence(["transitioningDelegate", "=", "self"], at: $0)
      }.map { file.violation(at: file.list.tokens[$0], "transitioningDelegate is set to self") }
    }
      + package.types.parts(in: package.files(in: .ui), where: package.types.isViewController).flatMap {
        part in
        part.declaration.inheritance.flatMap(\.names).filter { $0.text.hasSuffix("TransitioningDelegate") }
          .map {
            part.file.violation(at: $0, "\(part.name) adopts \($0.text)")
          }
      }
  }

  static let controlTargets = Stricture(
    10, "a view controller handles the actions of its own controls, or its dispatcher does",
    wayOut: "make the target self, or the dispatcher that the coordinator hands in"
  ) { package in
    package.files(in: .ui).flatMap { file in
      file.list.tokens.indices.compactMap { index in
        guard let target = file.list.actionTarget(ofCallAt: index) else { return nil }
        let text = file.list.text(of: target).filter { $0 != "?" && $0 != "!" }
        // An action without a target is passed along the responder chain.
        guard !["self", "dispatcher", "self.dispatcher", "nil"].contains(text) else { return nil }
        return file.violation(at: file.list.tokens[target.lowerBound], "the target of a control is \(text)")
      }
    }
  }
}

extension TokenList {
  /// Returns the kind of a type's mention, in words.
  fileprivate func useOfType(at index: Int) -> String {
    let name = tokens[index].text
    if has("(", at: index + 1) { return "makes \(name)(...)" }
    let isOptional = index > 0 && (tokens[index - 1].is("?") || tokens[index - 1].is("!"))
    let word = isOptional ? index - 2 : index - 1
    if has("as", at: word) || has("is", at: word) { return "casts to \(name)" }
    return "names \(name)"
  }

  /// Returns the target argument in a call of `addTarget`, or of a toolkit initializer with a target.
  fileprivate func actionTarget(ofCallAt index: Int) -> Range<Int>? {
    guard tokens[index].isName, has("(", at: index + 1) else { return nil }
    let arguments = split(inside(index + 1))
    if tokens[index].text == "addTarget", let first = arguments.first {
      return hasSequence(["target", ":"], at: first.lowerBound)
        ? first.lowerBound + 2..<first.upperBound : first
    }
    guard tokens[index].text.hasPrefix("UI") else { return nil }
    let labeled = arguments.first { hasSequence(["target", ":"], at: $0.lowerBound) && $0.count > 2 }
    return labeled.map { $0.lowerBound + 2..<$0.upperBound }
  }
}
