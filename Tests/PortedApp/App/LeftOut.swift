import ModuleThatIsNowhere

let leftOut = ModuleThatIsNowhere.value
