/// One use case with one of its scripts: what a test identifier names whole.
struct CatalogueTest: Hashable {
  let target: String
  let useCase: Catalogue.UseCase
  let script: String

  /// The identifiers that mean this test, the shortest first.
  var identifiers: [String] {
    let (classForDisplay, text) = (useCase.classForDisplay, useCase.text)
    return [classForDisplay, "\(classForDisplay)/\(text)", "\(classForDisplay)/\(text)/\(script)"]
  }
}

extension Catalogue.Target {
  /// All tests in order, `launch` first in each use case.
  var tests: [CatalogueTest] {
    useCases.flatMap { useCase in
      (["launch"] + useCase.scripts.filter { $0 != "launch" }).map {
        CatalogueTest(target: name, useCase: useCase, script: $0)
      }
    }
  }
}
